export default {
  fridgeExit: {
    title: 'Sortie de frigo',
    detailTitle: 'Fiche de sortie de frigo',
    emptyFridge: 'Le frigo est vide',
    emptyFridgeHelp: "Réceptionnez d'abord un bon de livraison : ses produits apparaîtront ici.",
    receive: 'Réceptionner une livraison',
    expiredWarning: "Ce lot n'est plus utilisable. Mettez-le en déchet plutôt que de le sortir.",
    mode: 'Mode de saisie',
    opened: 'Soit %{packages} à ouvrir',
    takenOut: 'Sortie du frigo',
    submit: 'Sortir %{packages}',
    submitNothing: 'Sortir',
    success: 'La sortie a bien été enregistrée',
    failure: "La sortie n'a pas été enregistrée",
    printLabel: "Imprimer l'étiquette",
  },
};
