export default {
  planFollowUp: {
    title: 'Suivi du plan',
    lead: 'Ce qui était prévu, et ce qui a été demandé, confirmé, expédié et utilisé',
    weekCount: 'Nombre de semaines',
    lastWeek: 'Dernière semaine',
    choose: 'Choisissez un produit',
    chooseHelp: 'Le plan de ses semaines et ce qui en est advenu seront affichés ici.',
    weekOf: 'S%{week} (%{date})',
    measure: {
      prevu: 'Prévu',
      demande: 'Demandé',
      confirme: 'Confirmé',
      expedie: 'Expédié',
      utilise: 'Utilisé',
    },
    inDoses: '%{product}, en doses',
    picture:
      '%{product} : doses prévues, demandées, confirmées, expédiées et utilisées par semaine. Les chiffres sont dans le tableau qui suit.',
  },
};
