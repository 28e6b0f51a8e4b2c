export default {
  movement: {
    title: 'Movement history',
  },
};
