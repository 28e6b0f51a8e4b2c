export default {
  dashboard: {
    title: 'Dashboard',
  },
};
