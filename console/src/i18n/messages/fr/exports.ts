export default {
  export: {
    title: 'Export en cours',
    waiting: "L'export attend son tour…",
    counting: 'Comptage des lignes…',
    rows: '%{rows} lignes sur %{total}',
    stop: "Arrêter l'export",
    stopped: 'Export arrêté',
    offline: "Pas d'export hors connexion",
  },
};
