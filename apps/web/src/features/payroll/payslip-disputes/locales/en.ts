const texts = {
  title: 'Disputes',
  lead: 'What employees say is wrong with their payslips; who has waited longest stands first.',
  emptyTitle: 'Nothing here',
  emptyText: 'Employees can say on their payslip what is wrong with it.',
  all: 'All',
  thread: 'What was said',
  files: 'Files',
  sides: { employee: 'Employee', clerk: 'Payroll' },
  did: {
    dispute: 'disputes the payslip',
    write: 'writes more',
    reopen: 'opens it again',
    settle: 'confirms the payslip',
    answer: 'answers',
    resolve: 'resolves it',
  },
  columns: {
    name: 'Person',
    employeeNumber: 'No.',
    period: 'Period',
    solution: 'Solution',
    number: 'Payslip',
    status: 'Status',
    words: 'Last words',
    changedAt: 'Since',
  },
  answer: 'Answer',
  answerTitle: 'Answer {{name}}',
  answerText: 'The employee is told, reads it on the payslip, and can write again.',
  answered: 'Your answer is sent.',
  resolve: 'Resolve',
  resolveTitle: 'Resolve the dispute of {{name}}',
  resolveText: 'Say how it was resolved. The employee is told and can open it again.',
  resolved: 'The dispute is resolved.',
  check: 'Is it right?',
  until: 'Please check it by {{day}}.',
  about: 'About the line “{{line}}”.',
  places: { payslip: 'Open the payslip', figure: 'How “{{line}}” was calculated', person: '{{name}} in the batch' },
  confirm: 'Confirm',
  settle: 'Settled, confirm',
  confirmed: 'Your payslip is confirmed.',
  dispute: 'Something is wrong',
  disputeTitle: 'What is wrong?',
  disputeText: 'Your payroll clerk reads it and answers here. Files, such as a time sheet, help.',
  writeMore: 'Write more',
  line: 'Line',
  wholePayslip: 'The payslip as a whole',
  words: 'What do you want to say?',
  send: 'Send',
  sent: 'Sent to your payroll clerk.',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    payslipDisputes: typeof texts;
  }
}
