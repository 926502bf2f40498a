const texts = {
  title: 'Compensation items',
  itemsLead:
    'What compensation files can hold: salaries, bases of contributions, deductions. Rules of payroll read amounts by the item’s code.',
  create: 'New compensation item',
  changeItem: 'Change compensation item',
  itemText:
    'Every amount of the item lies between its minimum and maximum, in their currency. Amounts that stand already stay as they are.',
  codeHint: 'What rules and files know it by. It stays.',
  itemSaved: '“{{name}}” is saved.',
  emptyTitle: 'No compensation items yet',
  emptyText: 'Add what people are paid with, such as a base salary.',
  tab: 'Pay',
  lead: 'The compensation file: amounts by item, each from a day through a day. Payroll calculates with what holds on the days of its period.',
  add: 'Add an amount',
  change: 'Change',
  remove: 'Remove',
  nothingTitle: 'Nothing to be paid with yet',
  nothingText: 'Add a first amount, such as a base salary: without one payroll cannot pay {{name}}.',
  unseenTitle: 'Not among those whose pay you see',
  unseenText: 'You see the pay of people whom your payrolls pay; {{name}} is not among them.',
  choose: 'Choose…',
  states: { past: 'Past', current: 'Current', planned: 'Planned' },
  daysOpen: 'From {{from}}, no end',
  periodOf: 'Payroll effective period {{period}}',
  limits: {
    both: 'Allowed: {{minimum}} to {{maximum}}',
    minimum: 'Allowed: {{minimum}} and more',
    maximum: 'Allowed: up to {{maximum}}',
  },
  fields: {
    name: 'Name',
    nameEn: 'Name (English)',
    nameZh: 'Name (Chinese)',
    code: 'Code',
    minimum: 'Minimum',
    maximum: 'Maximum',
    item: 'Compensation item',
    amount: 'Amount',
    currency: 'Currency',
    from: 'Effective from',
    end: 'End',
    until: 'Last day',
    period: 'Payroll effective period',
    remarks: 'Remarks',
    reason: 'Reason of the change',
  },
  ends: { none: 'No end', day: 'On a day' },
  periodHint: 'The month from which payroll takes it.',
  reasonHint: 'Stands in the history.',
  otherCurrency: 'This person’s legal entity pays in {{currency}}. Rules that pay in it do not read other currencies.',
  put: {
    title: 'Pay of {{name}}',
    text: 'An amount holds from its first day through its last. What was paid already is never changed silently.',
    save: 'Save',
    replace: 'Save and replace',
  },
  givesWay: {
    title: 'What gives way',
    gone: '{{amount}}, from {{from}}, goes altogether.',
    endsEarlier: '{{amount}}, from {{from}}, ends on {{before}}.',
    beginsLater: '{{amount}} begins on {{after}} instead of {{from}}.',
    split: '{{amount}}, from {{from}}, ends on {{before}} and holds again from {{after}}.',
  },
  saved: '{{item}} of {{name}} is {{amount}}.',
  removeTitle: 'Remove {{item}}, {{amount}} from {{from}}?',
  removeBefore: 'What stood before it, {{amount}}, holds on in its place.',
  removeNothing: 'Nothing holds on these days then.',
  removed: '{{item}}, {{amount}}, is removed.',
  import: {
    action: 'Import amounts',
    text: 'A file holds a row for each person, item and first day. What it does is shown before anything is written; a template can be downloaded.',
    entity: 'Legal entity',
    next: 'Next',
  },
  history: {
    title: 'Changes of the compensation file',
    latest: 'The latest {{count}}.',
    put: '{{item}}: {{amount}} from {{from}}',
    removed: '{{item}}: {{amount}} from {{from}} was removed',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    compensation: typeof texts;
  }
}
