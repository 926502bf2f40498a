import { findTransition } from '@wagewright/contracts';
import { type SetupStep, setupMachine, setupSteps } from '@wagewright/contracts/payroll/setups';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { SetupPlace } from './setup-places.ts';

export type Setup = Outputs['payroll']['setups']['getSetup'];

export type StepState = 'done' | 'current' | 'later';

const order = (status: Setup['status']): number => (status === 'finished' ? setupSteps.length : setupSteps.indexOf(status));

/** How far a step is: what comes after the one that is next waits for it. */
export function stateOf({ status }: Pick<Setup, 'status'>, place: SetupPlace): StepState {
  if (place === 'entity') return 'done';
  if (place === 'gaps') return status === 'finished' ? 'current' : 'later';
  const at = setupSteps.indexOf(place);
  if (at < order(status)) return 'done';
  return at === order(status) ? 'current' : 'later';
}

/** Where somebody who comes back goes on. */
export const currentPlace = ({ status }: Pick<Setup, 'status'>): SetupPlace => (status === 'finished' ? 'gaps' : status);

/** Whether what the step is about is there, so that it can be left behind. */
export const canComplete = ({ status, facts }: Setup, step: SetupStep): boolean =>
  findTransition(setupMachine, status, `complete-${step}`, facts) !== undefined;

/** Whether the step is the last one that was done, and nobody has been paid: it can be gone back to, once its work is gone. */
export const isLastDone = ({ status, facts }: Setup, step: SetupStep): boolean =>
  !facts.hasClosedBatch && setupSteps.indexOf(step) === order(status) - 1;

/** Whether the start itself can be undone: its steps are, and nobody has been paid. */
export const canLeave = ({ status, facts }: Setup): boolean => findTransition(setupMachine, status, 'leave', facts) !== undefined;
