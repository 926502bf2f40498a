const texts = {
  title: 'Solutions',
  lead: 'The rules by which pay is calculated.',
  columns: {
    name: 'Solution',
    legalEntity: 'Legal entity',
    periodType: 'Period',
    status: 'Status',
    copy: 'Published copy',
    people: 'People',
    batches: 'Batches',
  },
  periodTypes: {
    daily: 'Daily',
    weekly: 'Weekly',
    biweekly: 'Biweekly',
    monthly: 'Monthly',
    'semi-monthly': 'Semi-monthly',
    bimonthly: 'Bimonthly',
    quarterly: 'Quarterly',
    'semi-annual': 'Semi-annual',
    annual: 'Annual',
  },
  noCopy: 'None published',
  copyNumber: 'No. {{number}}',
  emptyTitle: 'No solutions in your scope',
  emptyText: 'A solution manager has to name you, or your administrator has to grant you one.',
  batchesOf: 'Batches of this solution',
  managers: 'Managers',
  approvers: 'Approvers',
  nobody: 'Nobody',
  rules: 'Rules of the published copy',
  rulesNote: 'Read-only. Tables are calculated from top to bottom.',
  tables: 'Tables',
  tableKinds: { snapshot: 'Records', parameter: 'Parameters', data: 'Calculated', union: 'Union', pivot: 'Pivot' },
  column: 'Column',
  code: 'Code',
  type: 'Type',
  from: 'Comes from',
  types: { text: 'Text', integer: 'Integer', decimal: 'Decimal', money: 'Money', date: 'Date', boolean: 'Yes or no' },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    solutions: typeof texts;
  }
}
