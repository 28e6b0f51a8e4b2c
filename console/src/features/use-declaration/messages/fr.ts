export default {
  useDeclaration: {
    title: "Déclaration d'utilisation",
    period: 'Période',
    day: 'Jour',
    week: 'Semaine',
    warning: {
      past: "Cette période est passée : vérifiez la date avant d'enregistrer.",
      future: "Cette période est à venir ou commence à peine : vérifiez la date avant d'enregistrer.",
    },
    doses: 'Doses administrées',
    choosePeriodFirst: "Choisissez d'abord un produit et une période.",
    declared: 'Cette période est déjà déclarée : ce que vous enregistrez remplacera ces nombres.',
    declaredByDay:
      "Déjà déclaré au jour le jour pour cette semaine : %{doses}. Ce que vous enregistrez s'y ajoute : ne déclarez ici que le reste.",
    declaredByWeek:
      "Déjà déclaré à la semaine, pour la semaine de ce jour : %{doses}. Ce que vous enregistrez s'y ajoute : ne déclarez ici que le reste.",
    dose: {
      first: '1re dose',
      second: '2e dose',
      third: '3e dose ou rappel',
      single: 'Dose unique',
    },
    submit: 'Déclarer %{doses}',
    submitNothing: 'Déclarer',
    success: "La déclaration d'utilisation a bien été enregistrée",
    failure: "La déclaration d'utilisation n'a pas été enregistrée",
  },
};
