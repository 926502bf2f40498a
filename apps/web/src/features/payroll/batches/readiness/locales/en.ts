const texts = {
  title: 'Before the next step',
  blocker: 'Must be put right',
  warning: 'Worth a look',
  remedies: {
    people: 'Look at who is paid',
    held: 'Look at who is held',
    'off-cycle': 'Make an off-cycle batch',
    changes: 'Go to the changes',
    findings: 'Go to the findings',
    overview: 'Open the overview',
    payslips: 'Go to the payslips',
    input: 'Look at what it is calculated from',
    errors: 'Go to the errors',
    period: 'Open the periods',
    'payslip-settings': 'Go to the payslip settings',
  },
};
export default texts;

declare module '../../../../../shared/i18n/texts.ts' {
  interface Texts {
    readiness: typeof texts;
  }
}
