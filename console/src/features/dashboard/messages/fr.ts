export default {
  dashboard: {
    title: 'Tableau de bord',
  },
};
