const texts = {
  title: 'Second factor',
  lead: 'A code of an app on your phone, beside the password. Who has your password alone does not get in.',
  off: 'Not set up',
  on: 'Set up {{when}}',
  required: 'Your security strategy requires it.',
  left_one: '{{count}} recovery code left',
  left_other: '{{count}} recovery codes left',
  setUp: 'Set up',
  remove: 'Remove',
  renew: 'New recovery codes',
  password: 'Your password',
  show: 'Show the password',
  missing: 'Fill this in.',
  goOn: 'Go on',
  beginText: 'Have an authenticator app at hand. First type your password once more.',
  scan: 'Scan this with your authenticator app, or type the key. Then type the code that it shows.',
  picture: 'QR code for the authenticator app',
  key: 'Key',
  code: 'Code',
  codeOrRecovery: 'Code, or a recovery code',
  codeMissing: 'Six digits, or a recovery code.',
  confirm: 'Turn on',
  done: 'The second factor is on.',
  removeText: 'From then on the password alone lets you in. Your recovery codes are over.',
  removed: 'The second factor is removed.',
  renewText: 'The recovery codes up to now are over.',
  codesTitle: 'Recovery codes',
  codesText: 'Each lets you in once when your phone is gone. They are shown only now: print them, or keep them where you keep passwords.',
  copy: 'Copy',
  copied: 'Copied.',
  kept: 'I have kept them',
  reset: {
    action: 'Reset second factor',
    ask: 'Reset the second factor of {{name}}?',
    text: '{{name}} is signed out everywhere and gets a message. Make sure that it is really {{name}} who asks.',
    done: 'Second factor of {{name}} reset.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    secondFactor: typeof texts;
  }
}
