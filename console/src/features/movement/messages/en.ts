export default {
  movement: {
    title: 'Movement history',
    note: 'Delivery note',
    destination: 'Destination',
    from: 'From',
    until: 'To',
    type: 'Movement',
    cancelled: 'Preparation cancelled',
    detail: 'Details',
    user: 'User',
    to: 'To %{centre}',
    comesFrom: 'From %{centre}',
    expiryChange: 'Expiry %{before}, now %{after}',
    anomaly: 'Declared %{declared}, taken %{taken}',
    open: 'Sheet: %{type}, batch %{batch}',
  },
};
