const texts = {
  again: 'Begin again with account and password',
  'second-factor': {
    title: 'One more code',
    lead: 'Type the code that your authenticator app shows. Without your phone, take a recovery code.',
    submit: 'Sign in',
  },
  enrolment: { title: 'Set up a second factor', lead: 'Your account needs a code of an app on your phone, beside the password.' },
  'new-password': {
    title: 'Set a new password',
    lead: 'The password that you typed has expired, or somebody else has set it for you.',
    submit: 'Set password and go on',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    signInSteps: typeof texts;
  }
}
