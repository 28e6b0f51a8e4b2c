export default {
  movement: {
    title: 'Historique des mouvements',
    note: 'Bon de livraison',
    destination: 'Destination',
    from: 'Du',
    until: 'Au',
    type: 'Mouvement',
    cancelled: 'Annulation de préparation',
    detail: 'Précisions',
    user: 'Utilisateur',
    to: 'Vers %{centre}',
    comesFrom: 'De %{centre}',
    expiryChange: 'Péremption %{before}, désormais %{after}',
    anomaly: 'Déclaré %{declared}, prélevé %{taken}',
    open: 'Fiche : %{type}, lot %{batch}',
  },
};
