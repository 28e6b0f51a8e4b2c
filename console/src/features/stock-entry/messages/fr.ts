export default {
  stockEntry: {
    title: 'Nouvelle entrée en stock',
  },
};
