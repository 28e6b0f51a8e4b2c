export default {
  account: {
    title: 'Mon compte',
    profile: 'Profil',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Organisme',
    function: 'Fonction',
    authorities: 'Droits',
    preferences: 'Préférences',
    language: 'Langue',
    morningMail: "Recevoir chaque matin par mail ce qui m'attend",
    dateFormat: 'Format des dates',
    dateFormatByLanguage: 'Selon la langue (%{format})',
    preferencesSaved: 'Vos préférences ont bien été enregistrées',
    passwordRules:
      'Au moins 12 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
    oldPassword: 'Ancien mot de passe',
    changePassword: 'Changer le mot de passe',
    passwordChanged: 'Votre mot de passe a bien été modifié',
    sessions: 'Sessions ouvertes',
    thisSession: 'Cette session',
    unknownBrowser: 'Navigateur inconnu',
    sessionFacts: 'Depuis %{address} · ouverte le %{start} · dernière activité le %{activity}',
    signOutEverywhere: 'Se déconnecter partout',
    signOutEverywhereHelp: 'Toutes vos sessions se terminent, celle-ci aussi.',
    signOutUnanswered:
      "Le service n'a pas répondu : impossible de dire si vos sessions sont terminées. Réessayez : celles qui le sont le restent.",
  },
  notice: {
    title: 'Mentions légales',
    purpose: {
      title: 'Objet',
      text: "Cette application suit les stocks de vaccins et de produits de santé d'un réseau de centres : entrées, préparations, sorties, mises en déchet, retours et déclarations d'utilisation.",
    },
    records: {
      title: 'Traçabilité',
      text: "Chaque opération est conservée avec son auteur, son centre et sa date. Elle ne peut être ni modifiée ni supprimée : une erreur se corrige par une nouvelle opération, visible dans l'historique.",
    },
    personalData: {
      title: 'Données personnelles',
      text: "Seules les données nécessaires à votre compte sont enregistrées : nom, identifiant, coordonnées professionnelles, droits et opérations. Aucune donnée de patient n'est traitée. Pour exercer vos droits d'accès et de rectification, adressez-vous à votre administrateur.",
    },
    browser: {
      title: 'Ce que garde votre navigateur',
      text: 'Votre session, le centre sélectionné, la langue et le thème ; pour un centre qui peut travailler hors connexion, aussi ses bons de livraison, son stock et les actions que vous y avez faites hors connexion. Aucun traceur et aucun service tiers.',
    },
  },
};
