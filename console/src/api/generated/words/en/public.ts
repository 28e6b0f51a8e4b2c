// Generated from services/words/en by `npm run api:generate`: change it there.
export default {
  "global.error.required": "This field is required",
  "global.error.textMax": "%{max} characters at most",
  "auth.error.unauthorized": "Your session is over, sign in again",
  "auth.error.badCredentials": "The login or the password is wrong",
  "auth.error.tooManyAttempts": "Too many attempts. Try again in %{seconds} seconds.",
  "global.error.malformed": "The request could not be read",
  "global.error.busy": "The service is very busy and nothing was changed. Try again in a moment.",
  "global.error.unavailable": "The service is unavailable for a moment, try again shortly",
  "global.error.unexpected": "Something went wrong",
  "password.error.confirmation": "The two passwords differ",
  "password.error.length": "%{min} characters at least",
  "password.error.lowercase": "Add a lower-case letter",
  "password.error.uppercase": "Add an upper-case letter",
  "password.error.digit": "Add a digit",
  "password.error.special": "Add a special character, such as ! ? - *",
  "password.error.sameAsOld": "Choose a password that differs from the old one",
  "password.error.containsOld": "The password cannot contain the old one",
  "password.error.personal": "The password cannot contain your name, login or e-mail",
  "password.error.known": "This password is one of those that are tried first: choose another one",
  "password.error.wrong": "The old password is wrong",
  "password.error.linkInvalid": "This link was used or is too old, ask for a new one"
};
