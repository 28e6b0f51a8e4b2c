export default {
  account: {
    title: 'My account',
    profile: 'Profile',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    company: 'Organisation',
    function: 'Job',
    authorities: 'Rights',
    preferences: 'Preferences',
    language: 'Language',
    morningMail: 'Mail me every morning what waits for me',
    dateFormat: 'Date format',
    dateFormatByLanguage: 'As the language has it (%{format})',
    preferencesSaved: 'Your preferences were saved',
    passwordRules:
      'At least 12 characters, with a lower-case letter, an upper-case letter, a digit and a special character.',
    oldPassword: 'Old password',
    changePassword: 'Change the password',
    passwordChanged: 'Your password was changed',
    sessions: 'Open sessions',
    thisSession: 'This session',
    unknownBrowser: 'Unknown browser',
    sessionFacts: 'From %{address} · opened %{start} · last active %{activity}',
    signOutEverywhere: 'Sign out everywhere',
    signOutEverywhereHelp: 'All your sessions end, this one too.',
    signOutUnanswered:
      'The service did not answer, so nobody can say whether your sessions have ended. Try again: those that have stay so.',
  },
  notice: {
    title: 'Legal notice',
    purpose: {
      title: 'Purpose',
      text: 'This application follows the stocks of vaccines and medical products of a network of centres: entries, preparations, exits, scrapping, returns and declarations of use.',
    },
    records: {
      title: 'Traceability',
      text: 'Every operation is kept with its author, its centre and its date. It can be neither changed nor deleted: a mistake is corrected by another operation, which the history shows.',
    },
    personalData: {
      title: 'Personal data',
      text: 'Only what your account needs is recorded: name, login, professional contact details, rights and operations. No data of patients is processed. To see or correct what is recorded about you, ask your administrator.',
    },
    browser: {
      title: 'What your browser keeps',
      text: 'Your session, the selected centre, the language and the theme; for a centre that may work offline, also its delivery notes, its stock and the actions that you made there offline. No tracker and no third party.',
    },
  },
};
