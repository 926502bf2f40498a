const texts = {
  title: 'What it is calculated from',
  frozen: 'Frozen {{when}}.',
  counted: 'As it would be frozen: counted {{when}}.',
  notYet: 'Nothing is frozen yet: preparation takes what the records say then.',
  against: 'Against {{batch}}.',
  first: 'There is no earlier batch to compare with.',
  none: 'Nothing is read',
  noneText: 'The rules read no records.',
  columns: {
    source: 'Source',
    count: 'Frozen',
    ahead: 'Would be frozen',
    last: 'Last time',
    difference: 'Difference',
    changed: 'Changed last',
    warnings: 'Worth a look',
  },
  kinds: {
    employee: 'People',
    assignment: 'Assignments',
    compensation: 'Compensation',
    'one-time-payment': 'One-time payments',
    'cost-center': 'Cost centre allocations',
    overtime: 'Approved overtime',
    leave: 'Approved leave',
    attendance: 'Attendance',
  },
  how: { typed: '{{when}}, typed by {{who}}', imported: '{{when}}, imported by {{who}}' },
  warnings: {
    older: 'Nothing has come since the period began',
    'changed-after_one': 'Of {{people}} person changed since it was frozen, {{when}}',
    'changed-after_other': 'Of {{people}} people changed since it was frozen, last {{when}}',
    gone: 'There is nothing, and last time there was',
  },
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    sources: typeof texts;
  }
}
