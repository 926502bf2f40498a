import { defineStateMachine, stay, type Transition } from '../../core/state-machine.ts';

/** States in which a batch can have a result of all its steps: trials beside it change nothing of it, so they need no more. */
const withResult = [
  'calculating',
  'calculated',
  'pending-approval',
  'in-approval',
  'approved',
  'rejected',
  'withdrawn',
  'closed',
  'canceled',
] as const;

/** States from which a job moves a batch on or back; while it does, nothing else happens to the batch. */
const moved = ['waiting', 'calculated', 'withdrawn', 'rejected', 'approved', 'closed'] as const;

/** States in which a batch can have payslips; while a job generates, publishes or tells again of them, it goes neither on nor back. */
const withPayslips = ['approved', 'closed'] as const;

const unlessMoving = <const State extends string, const Event extends string, const Fact extends string>(
  transitions: readonly Transition<State, Event, Fact>[],
): Transition<State, Event, Fact | 'moving'>[] =>
  transitions.map((transition) => {
    const isMoved = transition.from.some((state) => moved.some((one) => one === state));
    return isMoved ? { ...transition, guard: [...(transition.guard ?? []), '!moving'] } : transition;
  });

/**
 * A batch, from its making to its close. `finish-run` and `abort-run` end a calculation: the first makes its result current, the second
 * returns the batch to the state it came from with its old result (the run row keeps that state). `finish-step` ends one that went up to a
 * step: its result can be looked at, but is no whole one. `finish-retro` ends the recalculation of a past batch for this one;
 * `recalculate-for-later` lets this one be the past batch. `change-payee-input` calculates one person again from other input: without a result it
 * ends in `waiting`, since the old result is not that of the input any more. A batch that is being prepared is new, and one that a job moves is
 * still where it came from; nothing else happens to either. Changes that leave the state as it is stand at the end.
 */
export const batchMachine = defineStateMachine({
  name: 'Batch',
  initial: 'new',
  labels: {
    new: { en: 'New', 'zh-CN': '新建' },
    waiting: { en: 'Waiting for calculation', 'zh-CN': '待计算' },
    calculating: { en: 'Calculating', 'zh-CN': '计算中' },
    calculated: { en: 'Calculated', 'zh-CN': '已计算' },
    'pending-approval': { en: 'In approval', 'zh-CN': '审批中' },
    'in-approval': { en: 'In approval', 'zh-CN': '审批中' },
    approved: { en: 'Approved', 'zh-CN': '审批通过' },
    rejected: { en: 'Rejected', 'zh-CN': '已驳回' },
    withdrawn: { en: 'Withdrawn', 'zh-CN': '已撤回' },
    closed: { en: 'Closed', 'zh-CN': '已关闭' },
    canceled: { en: 'Canceled', 'zh-CN': '已作废' },
    deleted: { en: 'Deleted', 'zh-CN': '已删除' },
  },
  transitions: [
    ...unlessMoving([
      // asked for by a person, caused by the job that freezes: until its one transaction the batch stays new, with a preparation beside it
      { event: 'prepare', from: ['new'], to: 'waiting', guard: ['periodEnabled', '!preparing'], permission: 'batch.prepare' },
      {
        event: 'calculate',
        from: ['waiting', 'calculated', 'withdrawn', 'rejected'],
        to: 'calculating',
        guard: ['periodEnabled'],
        permission: 'batch.calculate',
      },
      {
        event: 'recalculate-payees',
        from: ['calculated', 'withdrawn', 'rejected'],
        to: 'calculating',
        guard: ['hasWholeResult', 'periodEnabled'],
        permission: 'batch.calculate',
      },
      {
        event: 'change-payee-input',
        from: ['calculated', 'withdrawn', 'rejected'],
        to: 'calculating',
        guard: ['hasWholeResult', 'periodEnabled'],
        permission: 'batch.prepare',
      },
      {
        event: 'recalculate-past',
        from: ['new'],
        to: 'calculating',
        guard: ['periodEnabled', '!preparing'],
        permission: 'batch.calculate',
      },
      { event: 'finish-run', from: ['calculating'], to: 'calculated', permission: 'system' },
      { event: 'finish-step', from: ['calculating'], to: 'waiting', permission: 'system' },
      { event: 'finish-retro', from: ['calculating'], to: 'new', guard: ['ranFromNew'], permission: 'system' },
      { event: 'abort-run', from: ['calculating'], to: 'new', guard: ['ranFromNew'], permission: 'batch.calculate' },
      { event: 'abort-run', from: ['calculating'], to: 'waiting', guard: ['ranFromWaiting'], permission: 'batch.calculate' },
      { event: 'abort-run', from: ['calculating'], to: 'calculated', guard: ['ranFromCalculated'], permission: 'batch.calculate' },
      { event: 'abort-run', from: ['calculating'], to: 'withdrawn', guard: ['ranFromWithdrawn'], permission: 'batch.calculate' },
      { event: 'abort-run', from: ['calculating'], to: 'rejected', guard: ['ranFromRejected'], permission: 'batch.calculate' },
      {
        event: 'submit',
        from: ['calculated', 'withdrawn', 'rejected'],
        to: 'pending-approval',
        // errors block, warnings want a remark: whoever decides shall see figures that somebody has answered for
        guard: ['hasWholeResult', 'periodEnabled', '!hasBlockingFindings', '!hasOpenFindings'],
        permission: 'batch.submit',
      },
      { event: 'decide-node', from: ['pending-approval', 'in-approval'], to: 'in-approval', permission: 'system' },
      { event: 'withdraw', from: ['pending-approval', 'in-approval'], to: 'withdrawn', permission: 'batch.submit' },
      { event: 'approve', from: ['pending-approval', 'in-approval'], to: 'approved', permission: 'batch.approve' },
      { event: 'reject', from: ['pending-approval', 'in-approval'], to: 'rejected', permission: 'batch.approve' },
      { event: 'roll-back', from: ['pending-approval', 'in-approval'], to: 'calculated', permission: 'batch.approve' },
      {
        event: 'submit-data',
        from: ['approved'],
        to: 'approved',
        guard: ['!dataSubmitted', 'periodEnabled', '!payslipsInHand'],
        permission: 'batch.submit-data',
      },
      {
        event: 'generate-payslips',
        from: ['approved'],
        to: 'approved',
        guard: ['!payslipsPublished', '!payslipsInHand'],
        permission: 'batch.generate-payslips',
      },
      {
        event: 'publish-payslips',
        from: ['approved'],
        to: 'approved',
        guard: ['payslipsGenerated', '!payslipsPublished', '!payslipsInHand'],
        permission: 'batch.publish-payslips',
      },
      { event: 'close', from: ['approved'], to: 'closed', guard: ['dataSubmitted', '!payslipsInHand'], permission: 'batch.close' },
      {
        event: 'cancel',
        from: ['new', 'waiting', 'calculated', 'withdrawn', 'rejected'],
        to: 'canceled',
        guard: ['!preparing'],
        permission: 'batch.cancel',
      },
      { event: 'delete', from: ['new', 'canceled'], to: 'deleted', guard: ['!preparing'], permission: 'batch.delete' },
      {
        event: 'back-to-new',
        from: ['waiting', 'calculated', 'withdrawn', 'rejected', 'approved'],
        to: 'new',
        guard: ['!dataSubmitted', '!payslipsPublished', '!payslipsInHand'],
        permission: 'batch.move-back',
      },
      {
        event: 'back-to-waiting',
        from: ['calculated', 'withdrawn', 'rejected', 'approved'],
        to: 'waiting',
        guard: ['!dataSubmitted', '!payslipsPublished', '!payslipsInHand'],
        permission: 'batch.move-back',
      },
      {
        event: 'back-to-calculated',
        from: ['withdrawn', 'rejected', 'approved'],
        to: 'calculated',
        guard: ['!dataSubmitted', '!payslipsPublished', '!payslipsInHand', 'hasWholeResult'],
        permission: 'batch.move-back',
      },
      {
        event: 'back-to-approved',
        from: ['closed'],
        to: 'approved',
        guard: ['periodEnabled', '!payslipsInHand'],
        permission: 'batch.move-back',
      },
      ...stay({ event: 'hold-payee', from: ['waiting', 'calculated', 'withdrawn', 'rejected'], permission: 'batch.hold-payee' }),
      ...stay({ event: 'reopen-payee', from: ['waiting', 'calculated', 'withdrawn', 'rejected'], permission: 'batch.hold-payee' }),
      ...stay({ event: 'answer-findings', from: ['waiting', 'calculated', 'withdrawn', 'rejected'], permission: 'batch.submit' }),
      ...stay({ event: 'set-input', from: ['waiting'], permission: 'batch.prepare' }),
      ...stay({ event: 'change-payee-input', from: ['waiting'], permission: 'batch.prepare' }),
      ...stay({ event: 'confirm-population', from: ['waiting', 'calculated', 'withdrawn', 'rejected'], permission: 'batch.prepare' }),
      ...stay({ event: 'choose-payee', from: ['new', 'waiting'], guard: ['!preparing'], permission: 'batch.prepare' }),
      // counts beside the batch what its preparation would freeze
      ...stay({ event: 'forecast', from: ['new'], guard: ['!preparing'], permission: 'batch.prepare' }),
      ...stay({ event: 'start-preparing', from: ['new'], guard: ['periodEnabled', '!preparing'], permission: 'batch.prepare' }),
      ...stay({ event: 'cancel-preparing', from: ['new'], guard: ['preparing'], permission: 'batch.prepare' }),
      ...stay({ event: 'discard-retro', from: ['new'], guard: ['!preparing'], permission: 'batch.calculate' }),
      ...stay({ event: 'start-what-if', from: withResult, guard: ['hasWholeResult'], permission: 'batch.calculate' }),
      ...stay({ event: 'replay', from: withResult, guard: ['hasWholeResult'], permission: 'batch.calculate' }),
      ...stay({ event: 'discard-what-if', from: ['new', 'waiting', ...withResult], permission: 'batch.calculate' }),
      ...stay({ event: 'give-access', from: ['new', 'waiting', ...withResult], permission: 'solution.manage' }),
      ...stay({ event: 'recalculate-for-later', from: ['approved', 'closed'], guard: ['dataSubmitted'], permission: 'system' }),
      ...stay({ event: 'resend-payslips', from: withPayslips, guard: ['!payslipsInHand'], permission: 'batch.publish-payslips' }),
      // single ones: published, withdrawn, forbidden or allowed
      ...stay({ event: 'move-payslips', from: withPayslips, guard: ['!payslipsInHand'], permission: 'batch.publish-payslips' }),
      // the last one that was published is withdrawn: it is as generated and not published
      ...stay({ event: 'unpublish-payslips', from: withPayslips, guard: ['payslipsPublished', '!payslipsInHand'], permission: 'system' }),
      // asked for by a person who may cause the event itself, which the job causes in its one transaction
      ...stay({ event: 'start-moving', from: moved, permission: 'system' }),
    ]),
    ...stay({ event: 'cancel-moving', from: moved, guard: ['moving'], permission: 'batch.move-back' }),
    ...stay({ event: 'cancel-payslips', from: withPayslips, guard: ['payslipsInHand'], permission: 'batch.generate-payslips' }),
  ],
});

export const batchTypes = ['normal', 'offcycle'] as const;

export type BatchStatus = keyof typeof batchMachine.labels;
export type BatchEvent = (typeof batchMachine.transitions)[number]['event'];
export const batchStatuses = Object.keys(batchMachine.labels) as [BatchStatus, ...BatchStatus[]];

/** What batches can be listed by: a status, all that are neither closed nor canceled, or all that are with their approvers. */
export const batchFilters = ['open', 'under-approval', ...batchStatuses] as const;
export type BatchFilter = (typeof batchFilters)[number];

const over: readonly BatchStatus[] = ['closed', 'canceled', 'deleted'];
/** The statuses that a filter stands for. */
export function statusesOf(filter: BatchFilter): BatchStatus[] {
  if (filter === 'open') return batchStatuses.filter((status) => !over.includes(status));
  return filter === 'under-approval' ? ['pending-approval', 'in-approval'] : [filter];
}
export const batchEvents = [...new Set(batchMachine.transitions.map((transition) => transition.event))] as [BatchEvent, ...BatchEvent[]];
/** States in which a normal batch holds its employees for the period. */
export const liveBatchStatuses = batchStatuses.filter((status) => status !== 'canceled' && status !== 'deleted');
/** Events that a job causes (docs/adr/0122-a-batch-is-moved-by-a-job.md): each changes something of everybody. */
export const batchMoveEvents = [
  'submit-data',
  'back-to-new',
  'back-to-waiting',
  'back-to-calculated',
  'back-to-approved',
] as const satisfies BatchEvent[];
export type BatchMoveEvent = (typeof batchMoveEvents)[number];

/** What a guard can ask of a batch. */
export type BatchFact =
  | 'periodEnabled'
  | 'preparing'
  | 'moving'
  | 'payslipsInHand'
  | 'hasWholeResult'
  | 'hasBlockingFindings'
  | 'hasOpenFindings'
  | 'dataSubmitted'
  | 'payslipsGenerated'
  | 'payslipsPublished'
  | 'ranFromNew'
  | 'ranFromWaiting'
  | 'ranFromCalculated'
  | 'ranFromWithdrawn'
  | 'ranFromRejected';
