export default {
  offline: {
    mode: 'Offline',
    waiting: 'Some actions are waiting to be sent: send them before you leave the offline mode.',
    coming: 'The offline synchronisation screen comes with a later version.',
  },
};
