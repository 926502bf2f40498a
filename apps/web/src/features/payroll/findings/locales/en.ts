const texts = {
  title: 'Look at this before anybody is paid',
  note: 'Figures that the rules do not expect. They are paid as they are, unless you correct them.',
  people_one: '{{people}} person',
  people_other: '{{people}} people',
  rows_one: '{{rows}} row of the table',
  rows_other: '{{rows}} rows of the table',
  showAll: 'Show all {{people}}',
  showFirst: 'Show the first only',
  person: 'Person',
  number: 'Number',
  value: 'Value',
};

export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    findings: typeof texts;
  }
}
