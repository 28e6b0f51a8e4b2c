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
    home: 'Back to the home page',
    open: 'Open',
    reload: 'Reload the page',
    reset: 'Reset',
    resetFilters: 'Reset the filters',
    retry: 'Try again',
    save: 'Save',
  },
  state: {
    loading: 'Loading',
    none: 'None',
    noResult: 'No result found',
  },
};
