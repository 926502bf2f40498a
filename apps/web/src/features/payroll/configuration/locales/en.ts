const texts = {
  title: 'Configuration',
  solutions: 'Solutions',
  missingSteps_one: '{{count}} step still wants something',
  missingSteps_other: '{{count}} steps still want something',
  nothingMissing: 'Nothing is missing',
  steps: {
    period: 'Period',
    rules: 'Calculation rules',
    process: 'Process',
    authorization: 'Authorization',
    scope: 'Application scope',
    dynamic: 'Dynamic computation',
    payslip: 'Payslip',
    check: 'Abnormal employee check',
  },
  leads: {
    period: 'For which days people are paid, and when.',
    rules: 'How pay is calculated. What is published never changes: a change is made in a new copy.',
    process: 'Who approves batches, and who releases rules.',
    authorization: 'Who works with this solution.',
    scope: 'Who is paid by this solution.',
    dynamic: 'The batch that follows who is in scope until it is prepared.',
    payslip: 'What people read of their pay.',
    check: 'What is asked about people before they are paid.',
  },
  states: { complete: 'Done', optional: 'Not set, and not needed' },
  missing: {
    periods: 'There are no periods yet.',
    'open-period': 'No period is activated.',
    'published-copy': 'No copy of the rules is published.',
    approver: 'Nobody is named who approves.',
    manager: 'Nobody is named who manages it.',
    'active-payslip': 'No payslip is active.',
  },
  rules: {
    draft: 'Copy {{number}} is being changed. Nobody is paid by it until it is published.',
    noDraft: 'Nothing is being changed at present.',
    editor: 'Open the rules',
  },
  process: {
    own_one: '{{name}}: {{count}} node, for this solution.',
    own_other: '{{name}}: {{count}} nodes, for this solution.',
    general_one: '{{name}}: {{count}} node, for all solutions that have none of their own.',
    general_other: '{{name}}: {{count}} nodes, for all solutions that have none of their own.',
    approvers: 'One of the solution’s approvers decides: {{names}}.',
    nobody: 'One of the solution’s approvers decides, and nobody is named yet.',
    open: 'Open the process',
    make: 'Design a process',
    hidden: 'Who approves is shown to those who may read approval processes.',
    needsRelease: 'Publishing rules needs an approval',
    needsReleaseHint: 'A copy is then released by whoever the process of releases names.',
    demanded: 'Publishing now asks for an approval.',
    dropped: 'Publishing no longer asks for an approval.',
  },
  asItIs: {
    scope: 'Everybody who is employed in the legal entity during a period is paid by it.',
    dynamic: 'Batches are made by people, period by period.',
    payslip: 'It shows the columns that the rules mark for the payslip.',
    check: 'Before a batch is submitted, what looks wrong is listed among its findings.',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    configuration: typeof texts;
  }
}
