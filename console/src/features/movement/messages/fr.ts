export default {
  movement: {
    title: 'Historique des mouvements',
  },
};
