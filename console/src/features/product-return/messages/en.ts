export default {
  productReturn: {
    title: 'Product return',
    detailTitle: 'Return sheet',
  },
};
