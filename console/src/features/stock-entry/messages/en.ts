export default {
  stockEntry: {
    title: 'New stock entry',
  },
};
