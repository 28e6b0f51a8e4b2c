export default {
  useDeclaration: {
    title: 'Declaration of use',
    period: 'Period',
    day: 'Day',
    week: 'Week',
    warning: {
      past: 'This period has passed: check the date before you save.',
      future: 'This period lies ahead or has only just begun: check the date before you save.',
    },
    doses: 'Administered doses',
    choosePeriodFirst: 'Choose a product and a period first.',
    declared: 'This period is declared already: what you save replaces these numbers.',
    declaredByDay:
      'Already declared day by day for this week: %{doses}. What you save is added to that: declare only the rest here.',
    declaredByWeek:
      "Already declared for the whole of this day's week: %{doses}. What you save is added to that: declare only the rest here.",
    dose: {
      first: 'First dose',
      second: 'Second dose',
      third: 'Third dose or booster',
      single: 'Single dose',
    },
    submit: 'Declare %{doses}',
    submitNothing: 'Declare',
    success: 'The declaration of use was recorded',
    failure: 'The declaration of use was not recorded',
  },
};
