const texts = {
  title: 'Employee balances',
  lead: 'What the ledger has of each person, as it stands: all that the solutions you work with have paid. Each figure opens the entries that it came from.',
  columns: { name: 'Employee', number: 'Number', legalEntity: 'Legal entity' },
  search: 'Search by name or number',
  year: 'Year of payment',
  ofYear: 'Paid in {{year}}',
  anyYear: 'All years',
  entity: 'Legal entity',
  anyEntity: 'All legal entities',
  element: 'Balance element',
  withElement: 'With {{element}}',
  anyElement: 'Any balance',
  emptyTitle: 'Nothing in the ledger',
  emptyText: 'Balances come with the first batch whose data is submitted, or with opening balances.',
  emptyFiltered: 'Nobody’s balances match. Take a filter away to see more.',
  entries: {
    balance: 'Balance',
    ofYear: 'Paid in {{year}}',
    paid: 'Paid in',
    payDate: 'Pay date',
    earned: 'For',
    source: 'From',
    opening: 'Opening balance',
    kinds: { normal: 'Batch', retro: 'Owed for an earlier period', reversal: 'Taken back', opening: 'Opening balance' },
    kind: 'Kind',
    solution: 'Solution',
    recordedAt: 'Recorded',
    amount: 'Amount',
    after: 'Balance after it',
    none: 'No entry has an amount here',
    person: 'All about this person',
  },
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    ledger: typeof texts;
  }
}
