const texts = {
  reportsTo: 'Reports to {{name}}',
  hired: 'Hired {{day}}',
  left: 'Left {{day}}',
  side: 'Pay at a glance',
  deductions: 'Deductions',
  notCalculated: 'Not calculated yet',
  held: {
    title: 'Held: not paid with this batch',
    plain: 'By {{name}}, {{at}}.',
    reason: '“{{reason}}” {{name}}, {{at}}.',
  },
  added: 'Added to this batch by {{name}}: “{{reason}}” ({{at}}).',
  findings: { title: 'Look at this before they are paid' },
  lines: {
    title: 'Lines',
    none: 'Lines appear when the batch has been calculated.',
    everybody: 'Everybody’s rows',
    line: 'Line {{number}}',
    showQuiet_one: 'Show {{count}} line that is blank or zero',
    showQuiet_other: 'Show {{count}} lines that are blank or zero',
    hideQuiet: 'Hide lines that are blank or zero',
  },
  inputs: {
    gridOf: '{{table}}: what would be paid from it is shown as you type',
    typed: 'Typed by {{name}}, {{at}}. Write over it to see what it would change.',
    imported: 'Imported by {{name}}, {{at}}. Write over it to see what it would change.',
    untouched: 'Typed or imported into the batch. Write here to see what it would change.',
    frozen: 'Frozen from the records {{at}}',
    try: 'Try other values',
    noLines: 'No lines.',
  },
  trial: {
    title: 'If this were changed',
    note: 'Nothing is kept yet.',
    same: 'No line changes.',
    lines: 'Lines that change',
    shared: 'Figures over all employees stand as they were calculated. They are made anew when you keep this.',
    records: 'Records are changed where they are kept, and frozen when the batch is prepared. What you try here cannot be kept.',
    closed: 'This batch does not take input now, or you may not give it any. What you try here cannot be kept.',
    keep: 'Keep it',
    giveUp: 'Discard',
    kept: 'Input of {{name}} changed.',
    keptRunning: 'Input of {{name}} changed. They are being calculated again.',
  },
  payslip: { title: 'Payslip', notSeen: 'Not yet' },
  earlier: { title: 'Earlier periods', none: 'No earlier batch has paid them, or none that you may see.' },
  changes: { title: 'Changes since last time', against: 'Against {{batch}} ({{period}})', none: 'Nothing has changed.' },
};

export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payees: typeof texts;
  }
}
