export default {
  usageControl: {
    title: 'Usage control',
    lead: 'Doses declared as administered, by centre and product',
    view: 'Display',
    views: { JOUR: 'Day', SEMAINE: 'Week' },
    lastWeek: 'Last of the five weeks',
    exportedWeeks: 'Weeks to export',
    weeks: '%{smart_count} week |||| %{smart_count} weeks',
    count: { d1: 'D1', d2: 'D2', d3: 'DR', du: 'DU' },
    countName: { d1: '1st dose', d2: '2nd dose', d3: '3rd dose or booster', du: 'Single dose' },
    total: 'Total',
    day: '%{day} %{date}',
    summary: 'Doses by period',
    picture: 'Doses declared by period: %{total} in all. The figures are in the table that follows.',
    empty: 'No dose was declared',
    emptyHelp: 'Choose another week, or widen the filters.',
  },
};
