export default {
  preparation: {
    title: 'Nouvelle préparation',
    detailTitle: 'Préparation',
  },
};
