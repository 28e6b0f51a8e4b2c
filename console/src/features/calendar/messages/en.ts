export default {
  calendar: {
    title: 'Calendar',
    lead: 'What comes to the centre, and what can no longer be used',
    current: 'This week',
    quiet: 'Nothing on this day',
    quietWeek: 'Nothing in this week',
    today: 'today',
    arrivals: 'Arrivals: %{count}',
    ends: 'Expiries and limits: %{count}',
    late: 'late',
    lot: 'Batch %{lot}',
    until: 'until %{time}',
    goods: '%{product}: %{packages}',
  },
};
