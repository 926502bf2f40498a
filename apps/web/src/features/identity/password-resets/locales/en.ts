const texts = {
  reset: { title: 'Set a new password', lead: 'Say your account. A link or a code then proves that it is yours.' },
  first: {
    title: 'First sign-in',
    lead: 'Say your account: mostly your employee number. A link or a code then proves that it is yours.',
  },
  next: 'Go on',
  toSignIn: 'Back to signing in',
  ways: {
    title: 'How shall we reach you?',
    lead: 'We use what your employer has on file. It works once, within {{minutes}} minutes.',
    email: 'Link by e-mail',
    phone: 'Code by phone',
    none: 'If neither reaches you, ask your administrator.',
  },
  sent: {
    title: 'Look into your mail',
    lead: 'If there is an account “{{account}}”, a link is on its way to {{masked}}. It opens the page where you set the password.',
    again: 'Send another link',
    sentAgain: 'Another link is on its way; the one before is over.',
    other: 'Use the phone instead',
  },
  code: {
    title: 'Type the code',
    lead: 'If there is an account “{{account}}”, a code of six digits is on its way to {{masked}}.',
    label: 'Code',
    check: 'Check the code',
    again: 'Send another code',
    sentAgain: 'Another code is on its way; the one before is over.',
    other: 'Use e-mail instead',
    missing: 'Type the six digits.',
    risk: 'Whoever can read your text messages can use the code. If your phone or number may be in other hands, use e-mail.',
  },
  password: {
    title: 'Set your password',
    lead: 'It replaces the old one. You are then signed out everywhere else.',
    submit: 'Set password',
  },
  cut: {
    title: 'This link is not whole',
    lead: 'Your mail program may have cut it. Copy all of it from the mail, or ask for another one.',
  },
  over: {
    title: 'This link is over',
    lead: 'It was used, has expired, or a newer one was sent. Ask for another one; it takes a minute.',
    action: 'Ask for another link',
  },
  done: { title: 'Your password is set', lead: 'Sign in with it. We have sent you a message that it was changed.', action: 'Sign in' },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    passwordResets: typeof texts;
  }
}
