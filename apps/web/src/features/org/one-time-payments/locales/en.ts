const texts = {
  title: 'One-time payments',
  lead: 'What people are paid, or what is taken from them, once: with the pay period in which the payroll date lies.',
  panelNote: 'Paid once, with the pay period in which the payroll date lies.',
  create: 'New payment',
  import: 'Import one-time payments',
  change: 'Change',
  remove: 'Take back',
  more: 'The latest {{shown}} of {{total}}. The list of one-time payments has all of them.',
  states: {
    ahead: 'Not paid yet',
    taken: 'Paid with {{period}}',
    late: 'Too late for {{period}}: pay it there by recalculating',
  },
  fields: {
    person: 'Person',
    number: 'Number',
    item: 'Compensation item',
    amount: 'Amount',
    currency: 'Currency',
    payrollDate: 'Payroll date',
    remarks: 'Remarks',
    state: 'Payroll',
    actions: 'Actions',
  },
  filters: { all: 'All items', from: 'Payroll date from', until: 'through', search: 'Name or number' },
  none: {
    title: 'No one-time payments here',
    text: 'Enter a bonus or a deduction for one person, or import a file of them.',
    person: 'None so far.',
  },
  form: {
    add: 'One-time payment of {{name}}',
    change: 'Change the one-time payment of {{name}}',
    text: 'The rules of the payroll that pays the person say what becomes of it: whether it is taxed, and where it stands on the payslip.',
    choose: 'Choose…',
    noItems: 'No compensation item is paid once yet. Add one under Compensation items first.',
    otherCurrency: 'The legal entity pays in {{currency}}. Rules that pay in it do not read other currencies.',
    dateHint: 'The pay period in which this day lies pays it.',
    save: 'Save',
    done: '{{item}} of {{name}} is paid with the period of {{day}}.',
  },
  delete: {
    title: 'Take back {{item}} of {{name}}, {{amount}}?',
    text: 'No period has paid it yet.',
    taken: '{{period}} has paid it. Recalculating that period finds what is to be paid back.',
    action: 'Take back',
    done: '{{item}} of {{name}}, {{amount}}, is taken back.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    oneTimePayments: typeof texts;
  }
}
