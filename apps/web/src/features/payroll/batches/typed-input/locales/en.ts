const texts = {
  upload: 'Import a file',
  uploadCalculated: 'The batch is calculated. People whom the file changes are calculated again as soon as it is written, and nobody else.',
  calculatedNote:
    'A file can still be imported: people whom it changes are calculated again. The input of one person is changed on their page.',
  imports: 'All imports',
  table: 'Table',
  search: 'Number or name',
  person: 'Person',
  number: 'Number',
  line: 'Line',
  typed: 'Typed or imported',
  frozen: 'Frozen data',
  frozenNote:
    'As the records said when the data was prepared, {{at}}. Records are put right where they are, and frozen by preparing again.',
  filledOnly: 'Only where something is filled in',
  by: 'Brought in by',
  at: 'At',
  ways: { typed: '{{name}}', imported: '{{name}}, from a file' },
  nothing: { title: 'Nothing is filled in', text: 'Nobody of the batch has anything in this table yet.' },
  editNote: 'Everybody in the batch. Open a row to change it.',
  readNote: 'This can be changed only while the batch waits for its calculation, by those who prepare it.',
  none: { title: 'Nothing is typed into this batch', text: 'All that it calculates from comes from the records.' },
  notPrepared: {
    title: 'The batch is not prepared yet',
    text: 'When its data is prepared, you can type here what the records do not hold.',
  },
  nobody: { title: 'Nobody found', text: 'Search for the beginning of a number, or for a part of a name.' },
  editTitle: '{{name}}: {{table}}',
  oneText: 'One row. A cell that is left blank counts as nothing typed.',
  manyText: 'As many rows as needed. Blank rows are left out.',
  tooMany: 'There are more lines here than can be shown at once, so they cannot be changed on this screen.',
  unreadable: 'A cell holds something that its column cannot take. Correct the marked cells, then save.',
  stale: 'The batch was changed meanwhile, so nothing was saved. Close this, look at the person again, and enter it once more.',
  saved: 'The input of {{name}} was saved',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    typedInput: typeof texts;
  }
}
