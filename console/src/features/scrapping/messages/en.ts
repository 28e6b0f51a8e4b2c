export default {
  scrapping: {
    title: 'New scrapping',
    detailTitle: 'Scrapping',
  },
};
