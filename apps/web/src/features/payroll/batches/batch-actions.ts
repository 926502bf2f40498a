import type { BatchEvent, BatchStatus } from '@wagewright/contracts/payroll/batches';
import type { OwnEvent } from './own-event.ts';
import type { Batch } from './run-batch-event.ts';

/** What the page needs to know of a batch to offer its actions. */
export interface ActionableBatch {
  readonly status: BatchStatus;
  readonly events: readonly BatchEvent[];
  readonly hasResult: boolean;
  readonly hasWholeResult: boolean;
  readonly payslipsGeneratedAt: string | null;
}

export interface BatchAction {
  readonly event: OwnEvent | 'decide';
  /** Which text names it: the event's, or another where the same event means something else by now. */
  readonly label: OwnEvent | 'decide' | 'recalculate' | 'calculate-rest' | 'regenerate-payslips';
  /** `main` is the next step, `button` another way on, `menu` a way back or out. */
  readonly place: 'main' | 'button' | 'menu';
  /** Asks for confirmation and remarks first (specification §4, and what cannot be undone). */
  readonly confirms: boolean;
  readonly isDangerous: boolean;
}

/** The way forward, in its order: the first that is possible is the next step, unless it stops or takes back. */
const forward: readonly (OwnEvent | 'decide')[] = [
  'decide',
  'prepare',
  'submit',
  'publish-payslips',
  'generate-payslips',
  'submit-data',
  'close',
  'calculate',
  'abort-run',
  'cancel-preparing',
  'cancel-moving',
  'cancel-payslips',
  'withdraw',
];
const back: readonly OwnEvent[] = ['back-to-approved', 'back-to-calculated', 'back-to-waiting', 'back-to-new', 'cancel', 'delete'];

/** Those that ask first. Preparing, calculating and generating payslips can all be done over. */
export const confirmedEvents: ReadonlySet<string> = new Set<OwnEvent>([
  'submit',
  'withdraw',
  'publish-payslips',
  'close',
  'cancel',
  'delete',
  'back-to-new',
  'back-to-waiting',
  'back-to-calculated',
  'back-to-approved',
  'submit-data',
  'abort-run',
  'cancel-preparing',
  'cancel-moving',
  'cancel-payslips',
]);
const dangerous: ReadonlySet<string> = new Set<OwnEvent>([
  'abort-run',
  'cancel-preparing',
  'cancel-moving',
  'cancel-payslips',
  'cancel',
  'delete',
  'back-to-new',
]);
/** Never the next step: they stand beside its place. */
const stopping: ReadonlySet<string> = new Set<OwnEvent>(['abort-run', 'cancel-preparing', 'cancel-moving', 'cancel-payslips', 'withdraw']);
const decisions: readonly BatchEvent[] = ['approve', 'reject', 'roll-back'];

function labelOf(event: OwnEvent | 'decide', batch: ActionableBatch): BatchAction['label'] {
  if (event === 'calculate' && batch.hasResult) return batch.hasWholeResult ? 'recalculate' : 'calculate-rest';
  if (event === 'generate-payslips' && batch.payslipsGeneratedAt) return 'regenerate-payslips';
  return event;
}

/** Nothing but findings stands between the batch and its submission, for whoever may answer them. */
export const awaitsAnswers = ({
  events,
  hasWholeResult,
  findings,
}: Pick<ActionableBatch, 'events' | 'hasWholeResult'> & Pick<Batch, 'findings'>): boolean =>
  events.includes('answer-findings') && hasWholeResult && findings.blocking + findings.open > 0;

/** The buttons of a batch, from the events that the server says are possible now for this user. */
export function batchActions(batch: ActionableBatch): BatchAction[] {
  const possible = new Set<string>(batch.events);
  if (decisions.some((event) => possible.has(event))) possible.add('decide');
  const ways = forward.filter((event) => possible.has(event));
  const next = ways.find((event) => !(event === 'generate-payslips' && batch.payslipsGeneratedAt) && !stopping.has(event));
  const action = (event: OwnEvent | 'decide', place: BatchAction['place']): BatchAction => ({
    event,
    label: labelOf(event, batch),
    place,
    confirms: confirmedEvents.has(event),
    isDangerous: dangerous.has(event),
  });
  return [
    ...ways.map((event) => action(event, event === next ? 'main' : 'button')),
    ...back.filter((event) => possible.has(event)).map((event) => action(event, 'menu')),
  ];
}
