export default {
  replenishment: {
    title: 'Replenishment requests',
    centreTitle: 'Requests of the centres',
    pointTitle: 'Requests of the vaccination points',
    formTitle: 'Replenishment request',
    historyTitle: 'Request history',
  },
};
