const texts = {
  bankAccounts: 'Bank accounts',
  bankNote: 'Pay goes to the account that holds on the pay date. Numbers are kept sealed; each look at one is recorded.',
  taxNumbers: 'Tax numbers',
  identities: 'Identity documents',
  noAccount: 'No bank account',
  noAccountText: 'Pay cannot be transferred until there is one.',
  noTax: 'No tax number',
  noIdentity: 'No identity document',
  since: 'since {{day}}',
  routingFact: 'routing number {{routing}}',
  show: 'Show',
  hide: 'Hide',
  showHelp: 'Shows the whole number. That you looked is recorded.',
  find: {
    action: 'Find by number',
    title: 'Find a person by number',
    text: 'The whole number, as it stands in its document; blanks and hyphens do not matter.',
    kind: 'What it is',
    kinds: { account: 'Bank account or tax number', identity: 'Identity document' },
    number: 'Number',
    submit: 'Find',
    nobody: 'Nobody whom you may see has this number.',
  },
  change: { 'bank-account': 'Change account', 'tax-number': 'Change tax number', identity: 'Enter a document' },
  texts: {
    'bank-account': 'Holds from the day on until the next account that is planned. Earlier pay is not touched.',
    'tax-number': 'Holds from the day on.',
    identity: 'One document of each kind; a new number takes the place of the one before.',
  },
  numbers: { 'bank-account': 'Account number or IBAN', 'tax-number': 'Tax number', identity: 'Document number' },
  fields: {
    from: 'From',
    country: 'Country',
    bank: 'Bank',
    holder: 'Account holder',
    routing: 'Routing number (United States)',
    document: 'Document',
    reason: 'Reason (optional)',
  },
  countryHelp: 'Two letters, such as CN, US or DE',
  save: 'Save',
  saved: 'Saved for {{name}}',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    paymentData: typeof texts;
  }
}
