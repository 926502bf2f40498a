import { defineStateMachine, stay } from '../../core/state-machine.ts';

/** In which a review can still be changed, and submitted. */
const open = ['draft', 'rejected', 'rolled-back'] as const;
const asked = ['pending-approval', 'in-approval'] as const;

/** A compensation review from the proposal to the records that it writes, and back. `writing` and `undoing` are jobs of one transaction each. */
export const compensationReviewMachine = defineStateMachine({
  name: 'Compensation review',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    'pending-approval': { en: 'In approval', 'zh-CN': '审批中' },
    'in-approval': { en: 'In approval', 'zh-CN': '审批中' },
    rejected: { en: 'Rejected', 'zh-CN': '已驳回' },
    'rolled-back': { en: 'Sent back', 'zh-CN': '已退回' },
    approved: { en: 'Approved, not written', 'zh-CN': '已批准，未写入' },
    writing: { en: 'Being written', 'zh-CN': '写入中' },
    written: { en: 'Written', 'zh-CN': '已写入' },
    undoing: { en: 'Being taken back', 'zh-CN': '撤回中' },
    undone: { en: 'Taken back', 'zh-CN': '已撤回' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  },
  transitions: [
    ...stay({ event: 'change', from: open, permission: 'compensation.review' }),
    { event: 'submit', from: open, to: 'pending-approval', permission: 'compensation.review' },
    { event: 'decide-node', from: asked, to: 'in-approval', permission: 'approval.decide' },
    { event: 'approve', from: asked, to: 'writing', permission: 'approval.decide' },
    { event: 'reject', from: asked, to: 'rejected', permission: 'approval.decide' },
    { event: 'roll-back', from: asked, to: 'rolled-back', permission: 'approval.decide' },
    { event: 'withdraw', from: asked, to: 'draft', permission: 'signed-in' },
    { event: 'write-review', from: ['approved'], to: 'writing', permission: 'compensation.review' },
    { event: 'finish-writing', from: ['writing'], to: 'written', permission: 'system' },
    { event: 'fail-writing', from: ['writing'], to: 'approved', permission: 'system' },
    { event: 'undo', from: ['written'], to: 'undoing', permission: 'compensation.review' },
    { event: 'finish-undoing', from: ['undoing'], to: 'undone', permission: 'system' },
    { event: 'fail-undoing', from: ['undoing'], to: 'written', permission: 'system' },
    { event: 'cancel', from: [...open, 'approved'], to: 'cancelled', permission: 'compensation.review' },
    { event: 'cancel', from: ['writing'], to: 'approved', permission: 'compensation.review' },
    { event: 'cancel', from: ['undoing'], to: 'written', permission: 'compensation.review' },
  ],
});

export type CompensationReviewStatus = keyof typeof compensationReviewMachine.labels;
export type CompensationReviewEvent = (typeof compensationReviewMachine.transitions)[number]['event'];
export const compensationReviewStatuses = Object.keys(compensationReviewMachine.labels) as [
  CompensationReviewStatus,
  ...CompensationReviewStatus[],
];
/** States in which a job is at it. */
export const reviewWorkStatuses = ['writing', 'undoing'] as const satisfies readonly CompensationReviewStatus[];
export type ReviewWorkStatus = (typeof reviewWorkStatuses)[number];
