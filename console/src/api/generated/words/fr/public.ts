// Generated from services/words/fr by `npm run api:generate`: change it there.
export default {
  "global.error.required": "Champ obligatoire",
  "global.error.textMax": "%{max} caractères au maximum",
  "auth.error.unauthorized": "Votre session est terminée, connectez-vous de nouveau",
  "auth.error.badCredentials": "L'identifiant ou le mot de passe est incorrect",
  "auth.error.tooManyAttempts": "Trop de tentatives. Réessayez dans %{seconds} secondes.",
  "global.error.malformed": "La demande n'a pas pu être lue",
  "global.error.busy": "Le service est très sollicité, rien n'a été modifié. Réessayez dans un instant.",
  "global.error.unavailable": "Le service est momentanément indisponible, réessayez dans un instant",
  "global.error.unexpected": "Une erreur est survenue",
  "password.error.confirmation": "Les deux mots de passe sont différents",
  "password.error.length": "%{min} caractères au minimum",
  "password.error.lowercase": "Ajoutez une lettre minuscule",
  "password.error.uppercase": "Ajoutez une lettre majuscule",
  "password.error.digit": "Ajoutez un chiffre",
  "password.error.special": "Ajoutez un caractère spécial, par exemple ! ? - *",
  "password.error.sameAsOld": "Choisissez un mot de passe différent de l'ancien",
  "password.error.containsOld": "Le mot de passe ne peut pas contenir l'ancien",
  "password.error.personal": "Le mot de passe ne peut pas contenir votre nom, identifiant ou e-mail",
  "password.error.known": "Ce mot de passe fait partie des premiers essayés : choisissez-en un autre",
  "password.error.wrong": "L'ancien mot de passe est incorrect",
  "password.error.linkInvalid": "Ce lien a déjà servi ou est trop ancien, demandez-en un nouveau"
};
