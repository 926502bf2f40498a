const texts = {
  title: 'Approvals',
  lead: 'What waits for your decision.',
  show: 'Which approvals to show',
  pending: 'Pending',
  processed: 'Processed',
  emptyPendingTitle: 'Nothing waits for you',
  emptyPendingText: 'When somebody submits a batch to you, it appears here and in your inbox.',
  emptyProcessedTitle: 'You have not decided anything yet',
  columns: { what: 'What', by: 'Submitted by', at: 'Submitted', status: 'Status' },
  submitted: 'Submitted by {{who}} on {{when}}',
  steps: 'Way of the approval',
  stepStates: { waiting: 'Ahead', current: 'Decides now', approved: 'Approved', rejected: 'Rejected' },
  approvers: 'Approvers: {{names}}',
  decisions: 'Decisions',
  noDecisions: 'Nobody has decided yet.',
  onBehalf: 'on behalf of {{who}}',
  actions: {
    approve: 'Approve',
    reject: 'Reject',
    'roll-back': 'Roll back',
    submit: 'submitted',
    withdraw: 'withdrew',
  },
  did: { approve: 'approved', reject: 'rejected', 'roll-back': 'rolled back to the submitter', submit: 'submitted', withdraw: 'withdrew' },
  confirm: {
    approve: 'The figures below become final for this batch.',
    reject: 'The batch goes back as rejected. Say what has to change.',
    'roll-back': 'The batch goes back to its submitter, calculated as it is. Say why.',
  },
  done: { approve: 'Approved', reject: 'Rejected', 'roll-back': 'Rolled back' },
  subject: 'What is being approved',
  remarks: 'Remarks of the submitter',
  ownSubmission: 'You submitted this, so somebody else has to decide.',
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    instances: typeof texts;
  }
}
