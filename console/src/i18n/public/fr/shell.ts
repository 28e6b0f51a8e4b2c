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
    export: 'Exporter',
    home: "Revenir à l'accueil",
    open: 'Ouvrir',
    reload: 'Recharger la page',
    reset: 'Réinitialiser',
    resetFilters: 'Réinitialiser les filtres',
    retry: 'Réessayer',
    save: 'Enregistrer',
    search: 'Rechercher',
  },
  state: {
    loading: 'Chargement en cours',
    none: 'Aucun',
    noResult: 'Aucun résultat trouvé',
    slow: 'Le service tarde à répondre. Sa réponse est toujours attendue.',
  },
  /** What a page says of a failure itself; the service's codes have their words in the catalogue. */
  error: {
    form: 'Votre formulaire comporte des erreurs',
    fields: 'Un ou plusieurs champs sont incorrects',
    download: 'Le téléchargement a échoué',
    unanswered:
      "Le service n'a pas répondu : impossible de dire si l'opération est enregistrée. Réessayez sans rien changer, elle ne comptera qu'une fois.",
    offline: 'Le service est injoignable. Vérifiez votre connexion, puis réessayez.',
    notStored:
      "Votre navigateur n'enregistre rien pour ce site : la connexion ne peut pas être conservée. Autorisez les cookies et les données de site dans ses réglages, ou libérez de l'espace, puis réessayez.",
    page: "Cette page n'a pas pu s'afficher.",
    pageHelp: 'Vos opérations enregistrées ne sont pas touchées. Rechargez la page pour continuer.',
  },
};
