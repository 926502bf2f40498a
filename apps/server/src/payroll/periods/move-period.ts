import { AppError, findTransition, requireTransition } from '@wagewright/contracts';
import { type PeriodEvent, type PeriodSummary, periodMachine } from '@wagewright/contracts/payroll/periods';
import { type PeriodStanding, type Prisma, periodFactsOf } from '@wagewright/db';
import { periodColumns } from '@wagewright/db/columns';
import { loadPeriodForChange, type PeriodCall, type PeriodRow, standingOf } from './load-for-change.ts';
import { viewPeriod } from './period-view.ts';

interface Move {
  readonly event: PeriodEvent;
  readonly data?: Prisma.PeriodUncheckedUpdateManyInput;
  readonly remarks?: string | undefined;
}

/** What a period waits for, in words of its own where the machine would only name the guard. */
function sayBlocker({ name }: PeriodRow, event: PeriodEvent, { batches }: PeriodStanding): AppError | undefined {
  const [first] = batches;
  if (event !== 'close') return first && new AppError('PERIOD_HAS_BATCHES', { period: name, batch: first.name });
  const open = batches.filter(({ status }) => status !== 'closed');
  const [waiting] = open;
  if (waiting)
    return new AppError('PERIOD_BATCHES_OPEN', { period: name, batch: waiting.name, status: waiting.status, count: open.length });
  return new AppError('PAYEES_HELD', { period: name, count: batches.reduce((sum, { held }) => sum + held, 0) });
}

/**
 * Asks the state machine about a period that was loaded for change.
 * @param version the one that the caller has seen
 * @throws AppError STALE_VERSION; what blocks it, by the error of that name; ILLEGAL_TRANSITION
 */
export function requireEvent(row: PeriodRow, standing: PeriodStanding, event: PeriodEvent, version: number) {
  if (version !== row.version) throw new AppError('STALE_VERSION', { what: 'Period', id: row.id });
  const status = periodColumns.status(row.status);
  const facts = periodFactsOf(standing);
  const unblocked = { ...facts, hasBatches: false, hasOpenBatches: false, hasHeldPayees: false };
  const isOnlyBlocked = !findTransition(periodMachine, status, event, facts) && findTransition(periodMachine, status, event, unblocked);
  const blocker = isOnlyBlocked && sayBlocker(row, event, standing);
  if (blocker) throw blocker;
  return requireTransition(periodMachine, { id: row.id, status }, event, facts).to;
}

/** Moves a period that was loaded for change along its machine. The UPDATE is guarded all the same. */
export async function movePeriod({ tx, audit }: PeriodCall, row: PeriodRow, to: string, { event, data, remarks }: Move): Promise<void> {
  const { id, status, version } = row;
  const { count } = await tx.period.updateMany({
    where: { id, status, version },
    data: { ...data, status: to, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Period', id });
  audit({
    entity: 'period',
    entityId: id,
    before: { status, version },
    after: { status: to, version: version + 1, event, ...(remarks ? { remarks } : {}) },
  });
}

/** The period as it is now, for the answer of a change. */
export async function shownPeriod(call: PeriodCall, id: number): Promise<PeriodSummary> {
  const row = await loadPeriodForChange(call, id);
  return viewPeriod(row, await standingOf(call.sql, row), call.actor);
}

interface Besides {
  readonly dataOf?: (row: PeriodRow) => Prisma.PeriodUncheckedUpdateManyInput;
  /** What is done with the period once it has moved. */
  readonly besides?: (row: PeriodRow) => Promise<void>;
}

/** What the procedures do that move a period: load for change within reach, ask the machine, move, answer with the period as it is then. */
export async function changePeriod(
  call: PeriodCall & { readonly input: { id: number; version: number; remarks?: string | undefined } },
  event: PeriodEvent,
  { dataOf = () => ({}), besides }: Besides = {},
): Promise<PeriodSummary> {
  const { id, version, remarks } = call.input;
  const row = await loadPeriodForChange(call, id);
  const to = requireEvent(row, await standingOf(call.sql, row), event, version);
  await movePeriod(call, row, to, { event, remarks, data: dataOf(row) });
  await besides?.(row);
  return await shownPeriod(call, id);
}
