export default {
  alertSettings: {
    title: "Seuils d'alerte",
    lead: 'Quand ce centre veut être averti sur son stock.',
    when: 'Délais',
    delay: {
      expiryDays: 'Péremption, en jours',
      limitHours: 'Limite, en heures',
      receptionDays: 'Livraison, en jours',
    },
    delayHelp: {
      expiryDays: 'Combien de jours avant une péremption vous êtes averti.',
      limitHours: "Combien d'heures avant une limite d'utilisation vous êtes averti.",
      receptionDays: "Après combien de jours une livraison que personne n'a réceptionnée est en retard.",
    },
    thresholds: 'Stock bas, en conditionnements (vide : pas de seuil)',
    submit: 'Enregistrer les seuils',
    success: 'Les seuils ont bien été enregistrés',
    failure: "Les seuils n'ont pas été enregistrés",
    readOnly: 'Seuls ceux qui peuvent corriger le stock de ce centre choisissent ses seuils.',
  },
};
