export default {
  procurement: {
    title: "Plan d'approvisionnement",
    addTitle: 'Nouvelle allocation',
    editTitle: 'Allocation',
  },
};
