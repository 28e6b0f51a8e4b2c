export default {
  scrapping: {
    title: 'Nouvelle mise en déchet',
    detailTitle: 'Mise en déchet',
  },
};
