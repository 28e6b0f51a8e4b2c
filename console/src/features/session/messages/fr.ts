export default {
  session: {
    signIn: 'Se connecter',
    login: 'Identifiant',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    rememberMe: 'Rester connecté sur cet appareil',
    forgotten: 'Mot de passe oublié',
    forgottenHelp: 'Saisissez votre identifiant : vous recevrez un lien par e-mail, valable une heure.',
    sendLink: 'Recevoir le lien',
    linkSent: 'Si cet identifiant existe, un e-mail vient de lui être envoyé. Le lien est valable une heure.',
    backToSignIn: 'Revenir à la connexion',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmation du mot de passe',
    passwordRules:
      'Au moins 12 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
    savePassword: 'Enregistrer le mot de passe',
    passwordSet: 'Votre mot de passe est enregistré.',
    passwordUnanswered:
      "Le service n'a pas répondu : impossible de dire si le nouveau mot de passe est enregistré. Essayez d'abord de vous connecter avec lui.",
    newLink: 'Demander un nouveau lien',
    newLinkHelp:
      "Si vous n'avez encore jamais choisi de mot de passe, votre administrateur peut vous inviter de nouveau.",
    signedOut: 'Vous êtes déconnecté',
    signedOutHelp: 'Vos opérations sont enregistrées. Vous pouvez fermer cette fenêtre.',
    signInAgain: 'Se reconnecter',
  },
};
