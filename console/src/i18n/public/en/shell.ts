/** What every page says, those before the sign-in included. */
export default {
  app: {
    name: 'Vaccine ledger',
    homeLink: 'Vaccine ledger, home page',
    skip: 'Skip to content',
    menu: 'Main menu',
    openMenu: 'Open the menu',
    centre: 'Selected centre',
    account: 'My account',
    accountMenu: 'Account and settings',
    signOut: 'Sign out',
    lightTheme: 'Switch to the light theme',
    darkTheme: 'Switch to the dark theme',
  },
  action: {
    back: 'Back',
    cancel: 'Cancel',
    clear: 'Clear',
    close: 'Close',
    export: 'Export',
    home: 'Back to the home page',
    open: 'Open',
    reload: 'Reload the page',
    reset: 'Reset',
    resetFilters: 'Reset the filters',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
  },
  state: {
    loading: 'Loading',
    none: 'None',
    noResult: 'No result found',
    slow: 'The service is slow to answer. It is still being waited for.',
  },
  /** What a page says of a failure itself; the service's codes have their words in the catalogue. */
  error: {
    form: 'Your form has errors',
    fields: 'One or more fields are wrong',
    download: 'The download failed',
    unanswered:
      'The service did not answer, so nobody can say whether this was recorded. Try again without changing anything: it counts once only.',
    offline: 'The service cannot be reached. Check your connection, then try again.',
    notStored:
      'Your browser stores nothing for this site: you cannot stay signed in. Allow cookies and site data in its settings, or free some space, then try again.',
    page: 'This page could not be shown.',
    pageHelp: 'What you recorded is safe. Reload the page to go on.',
  },
};
