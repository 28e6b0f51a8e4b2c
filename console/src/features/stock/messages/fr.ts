export default {
  stock: {
    title: 'Stock',
    overallTitle: 'Stocks de tous les centres',
    affiliatedTitle: 'Stocks des centres affiliés',
    vaccinationTitle: 'Stocks des centres de vaccination',
  },
};
