export default {
  preparation: {
    title: 'New preparation',
    detailTitle: 'Preparation',
  },
};
