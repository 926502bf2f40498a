const texts = {
  hello: 'Hello, {{name}}',
  lead: 'What is new, and what waits for you.',
  latestPayslip: 'Your latest payslip',
  noPayslip: 'No payslip has been published to you yet.',
  allPayslips: 'All payslips',
  approvals: 'Waiting for your approval',
  noApprovals: 'Nothing waits for you.',
  allApprovals: 'All approvals',
  batches: 'Open batches',
  noBatches: 'No batch is open.',
  allBatches: 'All open batches',
  messages: 'Unread messages',
  noMessages: 'You have read everything.',
  allMessages: 'Open the inbox',
};
export default texts;

declare module '../../../shared/i18n/texts.ts' {
  interface Texts {
    home: typeof texts;
  }
}
