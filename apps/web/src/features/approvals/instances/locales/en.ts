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
  stepStates: { waiting: 'Ahead', current: 'Decides now', approved: 'Approved', rejected: 'Rejected', skipped: 'Not needed' },
  approvers: 'Approvers: {{names}}',
  stepCount_one: '{{count}} step',
  stepCount_other: '{{count}} steps',
  decisions: 'Decisions',
  decisionCount_one: '{{count}} decision',
  decisionCount_other: '{{count}} decisions',
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
  ask: { approve: 'Approve {{title}}?', reject: 'Reject {{title}}?', 'roll-back': 'Roll back {{title}}?' },
  askSeveral: {
    approve_one: 'Approve {{count}} item?',
    approve_other: 'Approve {{count}} items?',
    reject_one: 'Reject {{count}} item?',
    reject_other: 'Reject {{count}} items?',
    'roll-back_one': 'Roll back {{count}} item?',
    'roll-back_other': 'Roll back {{count}} items?',
  },
  confirm: {
    approve_one: 'With the last approval these figures become final.',
    approve_other: 'With the last approval of each, its figures become final. Your remarks stand at each of them.',
    reject_one: 'It goes back as rejected. Say what has to change.',
    reject_other: 'They go back as rejected, with the same remarks. Say what has to change.',
    'roll-back_one': 'It goes back to its submitter, calculated as it is. Say why.',
    'roll-back_other': 'They go back to their submitters, calculated as they are. Say why.',
  },
  done: { approve: 'Approved', reject: 'Rejected', 'roll-back': 'Rolled back' },
  doneSeveral: {
    approve: '{{count}} of {{total}} approved',
    reject: '{{count}} of {{total}} rejected',
    'roll-back': '{{count}} of {{total}} rolled back',
  },
  choose: 'Choose {{title}}',
  chosen_one: '{{total}} chosen',
  chosen_other: '{{total}} chosen',
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
