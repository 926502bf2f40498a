const texts = {
  fields: { current: 'Current password', first: 'New password', again: 'New password again' },
  show: 'Show the password',
  rulesLabel: 'What the password has to be',
  met: 'Met',
  rules: {
    length: 'At least {{count}} characters',
    lower: 'A small letter',
    upper: 'A capital letter',
    digit: 'A digit',
    symbol: 'A character that is neither letter nor digit',
    common: 'Not one that is easy to guess',
    history_one: 'Not the last one',
    history_other: 'None of the last {{count}}',
  },
  notFit: 'It does not meet all of the rules yet.',
  notSame: 'Both have to be the same.',
  missing: 'Fill this in.',
  title: 'Password',
  lead: 'Your other sessions end when you change it, and you get a message.',
  change: 'Change password',
  changed_one: 'Password changed. {{count}} other session ended.',
  changed_other: 'Password changed. {{count}} other sessions ended.',
  history: 'When the password was set',
  empty: 'No password has been set yet.',
  columns: { setAt: 'When', way: 'How', setBy: 'By' },
  ways: {
    'first-sign-in': 'First sign-in',
    reset: 'By a link or code',
    own: 'Changed by the owner',
    administrator: 'Set by an administrator',
    expired: 'Asked for at sign-in',
  },
  set: {
    title: 'Set a password for {{name}}',
    text: '{{name}} is signed out everywhere, gets a message, and sets a password of their own at the next sign-in. Tell them this one by a way that you trust: it opens nothing after {{hours}} hours.',
    submit: 'Set password',
    done: 'Password of {{name}} set.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    passwords: typeof texts;
  }
}
