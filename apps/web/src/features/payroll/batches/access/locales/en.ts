const texts = {
  title: 'People who were given this batch',
  note: 'Beside those who reach it by its solution. It opens no other batch.',
  name: 'Person',
  search: 'Name or account',
  account: 'Account',
  may: 'May',
  read: 'Read it',
  readHelp: 'Its stages, people counted, and history.',
  work: 'Work on it',
  workHelp: 'Prepare, calculate, submit, publish and close it; not cancel or delete it.',
  withPay: 'with pay',
  withoutPay: 'without pay',
  seesPay: 'Sees the pay in it',
  givenBy: 'Given by',
  givenAt: 'Given on',
  actions: 'Actions',
  give: 'Give somebody this batch',
  giveNow: 'Give access',
  given: '{{name}} has access to this batch.',
  take: 'Take away',
  takeFrom: 'Take away from {{name}}',
  taken: '{{name}} no longer has access to this batch.',
  empty: 'Nobody was given this batch by itself',
  emptyText: 'Whoever stands in for a colleague or checks one payroll can be given this batch and no other.',
  nobodyFound: 'Nobody found',
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    access: typeof texts;
  }
}
