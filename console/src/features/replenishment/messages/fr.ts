export default {
  replenishment: {
    title: 'Demandes de réapprovisionnement',
    centreTitle: 'Demandes des centres',
    pointTitle: 'Demandes des points de vaccination',
    formTitle: 'Demande de réapprovisionnement',
    historyTitle: 'Historique des demandes',
  },
};
