const texts = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  areas: {
    payroll: 'Payroll',
    people: 'People',
    time: 'Time',
    reports: 'Reports',
    'back-office': 'Back-office',
    me: 'Me',
    settings: 'Settings',
  },
  places: { pinned: 'Pinned', recent: 'Recent', pin: 'Pin {{name}}' },
  mainPlaces: 'Main places',
  home: 'Home',
  brandHome: 'Wagewright, home',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  tools: 'Search, inbox and settings',
  searchHint: 'Search people, screens, batches',
  language: 'Language',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'As the system' },
  account: 'Account of {{name}}',
  signOut: 'Sign out',
  denied: {
    title: 'You have no right to access this page',
    text: 'If you need it for your work, ask your administrator for the permission.',
    action: 'Back to home',
  },
  error: {
    title: 'This screen could not be shown',
    text: 'Nothing you did was lost. Try again; if it keeps failing, quote the trace id to your administrator.',
    retry: 'Try again',
    trace: 'Trace id',
    details: 'Details',
    noTrace: 'Happened in this browser',
  },
  palette: {
    label: 'Command palette',
    placeholder: 'Type a person, a screen, a batch or an action',
    nothing: 'Nothing matches. Try a name, an employee number or a batch.',
    screens: 'Screens',
    batches: 'Batches',
    people: 'People',
    actions: 'Actions',
    newBatch: 'Create a batch',
    toLight: 'Switch to the light theme',
    toDark: 'Switch to the dark theme',
    speak: 'Speak {{language}}',
    hint: 'to move, Enter to open, Esc to leave',
  },
};
export default texts;

declare module '../../../shared/i18n/texts.ts' {
  interface Texts {
    shell: typeof texts;
  }
}
