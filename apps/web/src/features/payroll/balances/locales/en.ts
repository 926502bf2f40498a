const texts = {
  title: 'Balance elements',
  lead: 'What is kept for each person over time, such as the year’s gross. Submitting a batch adds to it.',
  columns: { serialNumber: 'No.', name: 'Name', code: 'Code', builtIn: 'Built in', scale: 'Digits after the point', uses: 'Where used' },
  create: 'New balance element',
  import: 'Import a file',
  scaleHint: 'It stays: amounts of different exactness could not be added.',
  serial: 'Number {{number}} in the ledger. It stays.',
  serialBuiltIn: 'Number {{number}} in the ledger. It came with the product and stays.',
  yes: 'Yes',
  emptyTitle: 'No balance elements yet',
  emptyText: 'Add them here, or publish rules that fill some: they join the list.',
  removeText: 'It goes from the list. Nothing fills it, and its number stays free for it alone.',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    balances: typeof texts;
  }
}
