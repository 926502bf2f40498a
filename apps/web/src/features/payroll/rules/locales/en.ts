const texts = {
  title: 'Rules of copy No. {{number}}',
  solutions: 'Solutions',
  solution: 'Solution',
  unreadable:
    'This draft cannot be shown rule by rule: it lacks what every definition has. Mend it where the list above says so, or discard it.',
  pivotGroups: 'This table is made of the groups of another one.',
  findings_one: '{{count}} thing is to be mended before these rules can be published',
  findings_other: '{{count}} things are to be mended before these rules can be published',
  outline: 'Tables and columns',
  table: 'Table',
  column: 'Column',
  kinds: {
    snapshot: 'Records of employees',
    parameter: 'Rates and settings',
    data: 'Calculated',
    union: 'Rows of several tables',
    pivot: 'Groups and totals',
  },
  formula: 'Formula',
  formulaHelp: 'Ctrl+Space shows what can stand at the cursor. What is underlined says why, and what would do.',
  published: 'A published copy never changes: edit the solution to make a draft.',
  try: 'Try it',
  tryHelp: 'What the rule gives for one person of a calculated batch, with what is not saved yet. Nobody is paid by it.',
  noPay: 'Trying a rule shows somebody’s pay, which your roles do not.',
  noBatch: 'No batch of this solution is calculated yet. A rule is tried on the people of one.',
  batch: 'Batch',
  person: 'Person',
  personHint: 'Name or number',
  nobody: 'The batch pays nobody of that name or number',
  missing: 'The batch has not frozen {{names}}: blank here. Prepare a batch with these rules to see them.',
  blank: 'Blank',
  names: 'Names',
  nameEn: 'English name',
  nameZh: 'Chinese name',
  save: 'Save',
  inDraft: 'The draft says now: {{formula}}',
  saved: 'The rule is saved in the draft',
  fromRecords: 'Taken from the records when a batch is prepared: {{source}}.',
  given: {
    snapshot: 'Taken from the records when a batch is prepared.',
    parameter: 'A rate or setting. Its rows are by date, each with its source.',
    data: 'A fixed value, a value of another table, or formulas by date.',
    union: 'Taken from the tables whose rows stand here.',
    pivot: 'An aggregate of the rows of another table.',
  },
  uses: 'Used by',
  noUses: 'Nothing reads it',
  useCount_one: '{{count}} place',
  useCount_other: '{{count}} places',
  sites: {
    formula: 'A formula',
    reference: 'A reference',
    table: 'A table',
    rows: 'Rows',
    balance: 'Balance element {{name}}',
    totals: 'The totals of the batch',
    'exchange-rates': 'Exchange rates',
    message: 'Message {{name}}',
    test: 'Test “{{name}}”',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    rules: typeof texts;
  }
}
