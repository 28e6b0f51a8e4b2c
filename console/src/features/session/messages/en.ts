export default {
  session: {
    signIn: 'Sign in',
    login: 'Login',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    rememberMe: 'Stay signed in on this device',
    forgotten: 'Forgotten password',
    forgottenHelp: 'Enter your login: you will get a link by e-mail that works for one hour.',
    sendLink: 'Send me the link',
    linkSent: 'If this login exists, an e-mail is on its way. The link works for one hour.',
    backToSignIn: 'Back to sign-in',
    newPassword: 'New password',
    confirmation: 'Confirm the password',
    passwordRules:
      'At least 12 characters, with a lower-case letter, an upper-case letter, a digit and a special character.',
    savePassword: 'Save the password',
    passwordSet: 'Your password is set.',
    passwordUnanswered:
      'The service did not answer, so nobody can say whether the new password is saved. Try to sign in with it first.',
    newLink: 'Ask for a new link',
    newLinkHelp: 'If you never chose a password yet, your administrator can invite you again.',
    signedOut: 'You are signed out',
    signedOutHelp: 'Everything that you did is recorded. You may close this window.',
    signInAgain: 'Sign in again',
  },
};
