export default {
  calendar: {
    title: 'Calendrier',
    lead: 'Ce qui arrive au centre et ce qui ne pourra plus être utilisé',
    current: 'Cette semaine',
    quiet: 'Rien ce jour',
    quietWeek: 'Rien cette semaine',
    today: "aujourd'hui",
    arrivals: 'Arrivées : %{count}',
    ends: 'Péremptions et limites : %{count}',
    late: 'en retard',
    lot: 'Lot %{lot}',
    until: "jusqu'à %{time}",
    goods: '%{product} : %{packages}',
  },
};
