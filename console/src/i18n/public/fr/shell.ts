/** What every page says, those before the sign-in included. */
export default {
  app: {
    name: 'Registre des vaccins',
    homeLink: "Registre des vaccins, page d'accueil",
    skip: 'Aller au contenu',
    menu: 'Menu principal',
    openMenu: 'Ouvrir le menu',
    centre: 'Centre sélectionné',
    account: 'Mon compte',
    accountMenu: 'Compte et réglages',
    signOut: 'Se déconnecter',
    lightTheme: 'Passer au thème clair',
    darkTheme: 'Passer au thème sombre',
  },
  action: {
    back: 'Retour',
    cancel: 'Annuler',
    clear: 'Effacer',
    close: 'Fermer',
    home: "Revenir à l'accueil",
    open: 'Ouvrir',
    reload: 'Recharger la page',
    reset: 'Réinitialiser',
    resetFilters: 'Réinitialiser les filtres',
    retry: 'Réessayer',
    save: 'Enregistrer',
  },
  state: {
    loading: 'Chargement en cours',
    none: 'Aucun',
    noResult: 'Aucun résultat trouvé',
  },
};
