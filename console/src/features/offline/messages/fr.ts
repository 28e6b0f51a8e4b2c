export default {
  offline: {
    mode: 'Hors ligne',
    waiting: "Des actions attendent d'être envoyées : envoyez-les avant de quitter le mode hors ligne.",
    coming: "L'écran de synchronisation hors ligne arrivera dans une prochaine version.",
  },
};
