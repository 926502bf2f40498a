import type { BatchStatus } from '@wagewright/contracts/payroll/batches';

export const flowSteps = ['prepare', 'confirm', 'calculate', 'approve', 'payslips', 'submit-data', 'close'] as const;
export type FlowStep = (typeof flowSteps)[number];
export type StepState = 'done' | 'current' | 'ahead';

/** What the flow needs to know of a batch. */
export interface FlowBatch {
  readonly status: BatchStatus;
  /** Of who is paid. */
  readonly confirmedAt: string | null;
  readonly payslipsGeneratedAt: string | null;
  readonly payslipsPublishedAt: string | null;
  readonly dataSubmittedAt: string | null;
  /** Somebody has asked for the preparation, and a job is at it. */
  readonly preparation?: object | null;
  /** Nothing but findings stands between the batch and its submission. */
  readonly awaitsAnswers: boolean;
  /** What else does: changes that nobody has signed off, or the comparison that would find them. */
  readonly unsigned?: 'sign-off' | 'compare' | undefined;
}

/** How many steps of the flow lie behind a batch in each state; the confirmation, payslips and data are told by their marks. */
const stepsDone: Record<BatchStatus, number> = {
  new: 0,
  waiting: 1,
  calculating: 2,
  calculated: 3,
  withdrawn: 3,
  rejected: 3,
  'pending-approval': 3,
  'in-approval': 3,
  approved: 4,
  closed: flowSteps.length,
  canceled: 0,
  deleted: 0,
};

export function stepStates(batch: Omit<FlowBatch, 'awaitsAnswers'>): Record<FlowStep, StepState> {
  const isOver = batch.status === 'canceled' || batch.status === 'deleted';
  const marksOf: Partial<Record<BatchStatus, Partial<Record<FlowStep, string | null>>>> = {
    waiting: { confirm: batch.confirmedAt },
    approved: { payslips: batch.payslipsPublishedAt, 'submit-data': batch.dataSubmittedAt },
  };
  const marks = marksOf[batch.status] ?? {};
  const isDone = (step: FlowStep, index: number): boolean => index < stepsDone[batch.status] || Boolean(marks[step]);
  const current = isOver ? undefined : flowSteps.find((step, index) => !isDone(step, index));
  const stateOf = (step: FlowStep, index: number): StepState => (isDone(step, index) ? 'done' : step === current ? 'current' : 'ahead');
  return Object.fromEntries(flowSteps.map((step, index) => [step, stateOf(step, index)])) as Record<FlowStep, StepState>;
}

/** What waits next of a batch, whoever does it. */
export type NextMove =
  | 'prepare'
  | 'preparing'
  | 'confirm'
  | 'calculate'
  | 'running'
  | 'answer'
  | 'sign-off'
  | 'compare'
  | 'submit'
  | 'rework'
  | 'decision'
  | 'generate'
  | 'publish'
  | 'submit-data'
  | 'close'
  | 'closed'
  | 'canceled';

const nextByStatus: Record<Exclude<BatchStatus, 'approved'>, NextMove> = {
  new: 'prepare',
  waiting: 'calculate',
  calculating: 'running',
  calculated: 'submit',
  withdrawn: 'rework',
  rejected: 'rework',
  'pending-approval': 'decision',
  'in-approval': 'decision',
  closed: 'closed',
  canceled: 'canceled',
  deleted: 'canceled',
};

export function nextMove(batch: FlowBatch): NextMove {
  if (batch.awaitsAnswers) return 'answer';
  if (batch.preparation) return 'preparing';
  if (batch.status === 'waiting' && !batch.confirmedAt) return 'confirm';
  if (batch.status === 'calculated' && batch.unsigned) return batch.unsigned;
  if (batch.status !== 'approved') return nextByStatus[batch.status];
  if (!batch.payslipsPublishedAt) return batch.payslipsGeneratedAt ? 'publish' : 'generate';
  return batch.dataSubmittedAt ? 'close' : 'submit-data';
}
