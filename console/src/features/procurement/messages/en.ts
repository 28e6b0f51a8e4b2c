export default {
  procurement: {
    title: 'Allocation plan',
    addTitle: 'New allocation',
    editTitle: 'Allocation',
  },
};
