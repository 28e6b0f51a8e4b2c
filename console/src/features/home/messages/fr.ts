export default {
  home: {
    title: 'Accueil',
    more: 'Également',
    administration: 'Administration',
    administrationLead: 'Données de référence et stocks de tous les centres',
  },
};
