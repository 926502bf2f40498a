const texts = {
  title: 'Before the next step',
  blocker: 'Must be put right',
  warning: 'Worth a look',
  codes: {
    'period-not-active': 'The period is not activated',
    'being-prepared': 'The data is being prepared',
    'being-moved': 'Data submission or a way back is under way',
    'result-missing': 'Not every step is calculated yet',
    errors_one: '{{people}} finding is an error',
    errors_other: '{{people}} findings are errors',
    'open-warnings_one': '{{people}} warning has no remark',
    'open-warnings_other': '{{people}} warnings have no remark',
    'not-compared': 'The batch is not compared with the last one yet',
    'unsigned-changes_one': '{{people}} change over the threshold is not signed off',
    'unsigned-changes_other': '{{people}} changes over the threshold are not signed off',
    'data-not-submitted': 'The data is not submitted yet',
    unconfirmed_one: 'Nobody has confirmed the {{people}} person who is paid',
    unconfirmed_other: 'Nobody has confirmed the {{people}} people who are paid',
    undecided_one: 'Of {{people}} person it could not be told whether they are in scope',
    undecided_other: 'Of {{people}} people it could not be told whether they are in scope',
    held_one: '{{people}} person is held and will not be paid',
    held_other: '{{people}} people are held and will not be paid',
    'newer-copy': 'A newer copy of the rules is published',
    'not-published_one': 'The payslip of {{people}} person is not published',
    'not-published_other': 'The payslips of {{people}} people are not published',
  },
  remedies: {
    people: 'Look at who is paid',
    changes: 'Go to the changes',
    findings: 'Go to the findings',
    overview: 'Open the overview',
    payslips: 'Go to the payslips',
    period: 'Open the periods',
  },
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    readiness: typeof texts;
  }
}
