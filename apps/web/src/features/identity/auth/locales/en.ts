const texts = {
  title: 'Sign in',
  lead: 'Payroll, exact to the cent',
  claim: 'Every number explained.',
  claimText: 'From the contract to the net amount: each figure opens up into the rule, the rate and the record that made it.',
  account: 'Account',
  password: 'Password',
  showPassword: 'Show the password',
  captcha: 'Characters in the picture',
  captchaPicture: 'Picture with characters to type',
  captchaRefresh: 'Show another picture',
  submit: 'Sign in',
  forgotten: 'Forgot your password?',
  firstTime: 'First time here?',
  required: 'Fill this in.',
  demo: 'Demo accounts',
  demoText: 'This installation runs the demo company. Choose an account to fill the form.',
  demoUse: 'Use {{account}}',
  sample: {
    label: 'How a figure is explained',
    gross: 'Gross pay',
    federal: 'Federal income tax',
    social: 'Social Security 6.2%',
    medicare: 'Medicare 1.45%',
    net: 'Net pay',
    formula: 'Gross pay 3,076.92 × Social Security rate 6.2% = 190.77',
    why: 'Taxable wages this year are below the wage base, so the full rate applies.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    auth: typeof texts;
  }
}
