import { defineStateMachine, stay } from '../../core/state-machine.ts';

const open = ['pending-approval', 'in-approval'] as const;

/**
 * One engine for all that is approved; what it is about follows through the handlers registered in the server's compose.ts. A decision that
 * ends the last node (`lastNode`) ends the approval. Those that leave the state as it is change who is asked.
 */
export const approvalMachine = defineStateMachine({
  name: 'Approval',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    'pending-approval': { en: 'In approval', 'zh-CN': '审批中' },
    'in-approval': { en: 'In approval', 'zh-CN': '审批中' },
    approved: { en: 'Approved', 'zh-CN': '审批通过' },
    rejected: { en: 'Rejected', 'zh-CN': '已驳回' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
    'rolled-back': { en: 'Rollback', 'zh-CN': '已退回' },
  },
  transitions: [
    { event: 'submit', from: ['draft'], to: 'pending-approval', permission: 'signed-in' },
    { event: 'approve-node', from: open, to: 'in-approval', guard: ['!lastNode'], permission: 'approval.decide' },
    { event: 'approve-node', from: open, to: 'approved', guard: ['lastNode'], permission: 'approval.decide' },
    { event: 'reject', from: open, to: 'rejected', permission: 'approval.decide' },
    { event: 'roll-back-to-node', from: ['in-approval'], to: 'in-approval', guard: ['hasEarlierNode'], permission: 'approval.decide' },
    { event: 'roll-back-to-submitter', from: open, to: 'rolled-back', permission: 'approval.decide' },
    { event: 'withdraw', from: open, to: 'cancelled', permission: 'signed-in' },
    { event: 'cancel', from: ['draft', 'rolled-back'], to: 'cancelled', permission: 'signed-in' },
    { event: 'reset', from: ['rolled-back'], to: 'draft', permission: 'signed-in' },
    ...stay({ event: 'forward', from: open, permission: 'approval.decide' }),
    ...stay({ event: 'add-signer', from: open, permission: 'approval.decide' }),
    ...stay({ event: 'delegate', from: open, permission: 'approval.decide' }),
    ...stay({ event: 'replace-approver', from: open, permission: 'approval.administer' }),
    ...stay({ event: 'remark', from: open, permission: 'signed-in' }),
    ...stay({ event: 'remove-file', from: [...open, 'rolled-back', 'draft'], permission: 'signed-in' }),
    ...stay({ event: 'remind', from: open, permission: 'system' }),
    ...stay({ event: 'escalate', from: open, permission: 'system' }),
  ],
});
export type ApprovalStatus = keyof typeof approvalMachine.labels;
export type ApprovalEvent = (typeof approvalMachine.transitions)[number]['event'];
/** What a guard can ask of an approval. */
export type ApprovalFact = 'lastNode' | 'hasEarlierNode';
export const approvalStatuses = Object.keys(approvalMachine.labels) as [ApprovalStatus, ...ApprovalStatus[]];
/** States in which somebody is asked, and the subject is locked. */
export const openApprovalStatuses = open;
