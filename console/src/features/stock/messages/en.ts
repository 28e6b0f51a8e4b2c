export default {
  stock: {
    title: 'Stock',
    overallTitle: 'Stocks of all centres',
    affiliatedTitle: 'Stocks of affiliated centres',
    vaccinationTitle: 'Stocks of the vaccination centres',
  },
};
