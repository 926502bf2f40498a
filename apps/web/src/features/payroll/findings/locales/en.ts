const texts = {
  title: 'Look at this before anybody is paid',
  note: 'Errors keep the batch from being submitted. Warnings are paid as they are, once somebody has said why they are right.',
  severities: { error: 'Error', warning: 'Warning' },
  people_one: '{{people}} person',
  people_other: '{{people}} people',
  rows_one: '{{rows}} row of the table',
  rows_other: '{{rows}} rows of the table',
  answeredCount_one: '{{people}} with a remark',
  answeredCount_other: '{{people}} with a remark',
  heldCount_one: '{{people}} held',
  heldCount_other: '{{people}} held',
  showAll: 'Show all {{people}}',
  list: 'Findings by employee',
  person: 'Person',
  personHint: 'Name or number',
  number: 'Number',
  state: 'State',
  states: { blocking: 'Error', open: 'Needs a remark', answered: 'Answered', held: 'Held' },
  cause: 'Cause',
  value: 'Found',
  moreLines_one: '(and {{count}} more line)',
  moreLines_other: '(and {{count}} more lines)',
  department: 'Department',
  remark: 'Remark',
  remarkOne: 'Add a remark',
  remarkOf: 'Why is this right for {{name}}?',
  remarkAll_one: 'Why is this right for {{people}} person?',
  remarkAll_other: 'Why is this right for {{people}} people?',
  remarkForAll_one: 'Remark for {{people}} person',
  remarkForAll_other: 'Remark for all {{people}}',
  remarked_one: '{{people}} warning answered.',
  remarked_other: '{{people}} warnings answered.',
  remarkBy: '“{{text}}” {{name}}, {{day}}',
  heldBy: 'Held by {{name}}: {{reason}} ({{day}})',
  remedy: 'Put it right',
  remedies: { record: 'The person', input: 'Their input', rule: 'The rule' },
  all: 'All',
  noneMatches: 'Nobody matches',
  noneMatchesText: 'Set a filter back to “All”, or seek another person.',
  none: 'Nothing to look at',
  noneText: 'Rules, plausibility and the check of abnormal employees have found nobody here.',
};

export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    findings: typeof texts;
  }
}
