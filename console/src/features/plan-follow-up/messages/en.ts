export default {
  planFollowUp: {
    title: 'Plan follow-up',
    lead: 'What was planned, and what was requested, confirmed, shipped and used',
    weekCount: 'Number of weeks',
    lastWeek: 'Last week',
    choose: 'Choose a product',
    chooseHelp: 'The plan of its weeks and what became of it will be shown here.',
    weekOf: 'W%{week} (%{date})',
    measure: {
      prevu: 'Planned',
      demande: 'Requested',
      confirme: 'Confirmed',
      expedie: 'Shipped',
      utilise: 'Used',
    },
    inDoses: '%{product}, in doses',
    picture:
      '%{product}: doses planned, requested, confirmed, shipped and used by week. The figures are in the table that follows.',
  },
};
