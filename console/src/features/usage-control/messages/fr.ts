export default {
  usageControl: {
    title: "Contrôle de l'utilisation",
    lead: 'Doses déclarées administrées, par centre et par produit',
    view: 'Affichage',
    views: { JOUR: 'Jour', SEMAINE: 'Semaine' },
    lastWeek: 'Dernière des cinq semaines',
    exportedWeeks: 'Semaines à exporter',
    weeks: '%{smart_count} semaine |||| %{smart_count} semaines',
    count: { d1: 'D1', d2: 'D2', d3: 'DR', du: 'DU' },
    countName: { d1: '1re dose', d2: '2e dose', d3: '3e dose ou rappel', du: 'Dose unique' },
    total: 'Total',
    day: '%{day} %{date}',
    summary: 'Doses par période',
    picture: 'Doses déclarées par période : %{total} en tout. Les chiffres sont dans le tableau qui suit.',
    empty: 'Aucune dose déclarée',
    emptyHelp: 'Choisissez une autre semaine, ou élargissez les filtres.',
  },
};
