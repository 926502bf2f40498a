import type { BatchStatus } from '@wagewright/contracts';

export const flowSteps = ['prepare', 'calculate', 'approve', 'payslips', 'close'] as const;
export type FlowStep = (typeof flowSteps)[number];
export type StepState = 'done' | 'current' | 'ahead';

/** How many steps of the flow lie behind a batch in each state; payslips are told by their marks. */
const stepsDone: Record<BatchStatus, number> = {
  new: 0,
  waiting: 1,
  calculating: 1,
  calculated: 2,
  withdrawn: 2,
  rejected: 2,
  'pending-approval': 2,
  'in-approval': 2,
  approved: 3,
  closed: 5,
  canceled: 0,
  deleted: 0,
};

export function stepStates(batch: { status: BatchStatus; payslipsPublishedAt: string | null }): Record<FlowStep, StepState> {
  const isOver = batch.status === 'canceled' || batch.status === 'deleted';
  const done = batch.status === 'approved' && batch.payslipsPublishedAt ? 4 : stepsDone[batch.status];
  const stateOf = (index: number): StepState => (index < done ? 'done' : index === done && !isOver ? 'current' : 'ahead');
  return Object.fromEntries(flowSteps.map((step, index) => [step, stateOf(index)])) as Record<FlowStep, StepState>;
}
