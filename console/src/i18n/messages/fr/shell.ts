export default {
  field: {
    expiry: 'Péremption',
    usageLimit: "Limite d'utilisation",
    deliveryNote: 'Bon de livraison',
    user: 'Enregistré par',
    product: 'Produit',
    batch: 'Lot',
    quantity: 'Quantité',
    comment: 'Commentaire',
    date: 'Date',
    packaging: 'Conditionnement',
    time: 'Heure',
    year: 'Année',
  },
  batch: {
    expired: 'Périmé',
    daysLeft: '%{smart_count} jour restant |||| %{smart_count} jours restants',
    expiry: 'Péremption %{date}',
    usageLimit: 'À utiliser avant le %{date}',
    returned: 'Retour produit',
    none: 'Aucun lot ne possède ce produit',
    willBeLeft: 'Restera dans le lot',
  },
  week: {
    period: 'Semaine %{week}, du %{from} au %{to}',
    previous: 'Semaine précédente',
    next: 'Semaine suivante',
  },
  product: { content: '%{unit} = %{doses}' },
  quantity: {
    less: 'Un de moins',
    more: 'Un de plus',
    doses: '%{packages} = %{doses}',
  },
  list: {
    actions: 'Actions',
    count: '%{count} résultat |||| %{count} résultats',
    widen: 'Élargissez ou réinitialisez les filtres.',
  },
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    text: 'Ce que vous avez saisi sur cette page sera perdu.',
    leave: 'Quitter la page',
    stay: 'Rester',
  },
  coming: {
    title: 'Bientôt disponible',
    help: "Cette page arrivera dans une prochaine version. Tout le reste de l'application fonctionne.",
  },
  notFound: {
    title: "Cette page n'existe pas",
    help: "L'adresse est peut-être incomplète, ou la page a changé de place.",
  },
  forbidden: {
    title: "Cette page n'est pas ouverte à votre centre",
    help: '%{centre} est un centre de type « %{type} ». Changez de centre pour ouvrir cette page.',
    helpAdministrator: 'Cette page appartient aux centres. Un administrateur ne les représente pas.',
  },
  halted: {
    title: 'Les chiffres affichés peuvent être en retard',
    help: 'La mise à jour des stocks est interrompue et les équipes sont prévenues. Vos opérations restent enregistrées.',
  },
};
