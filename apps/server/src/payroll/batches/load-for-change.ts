import { AppError } from '@wagewright/contracts';
import { activeKinds, type LockStrength, type Prisma } from '@wagewright/db';
import { batchesWithin } from '../../core/scopes.ts';
import type { BatchCall } from './batch-call.ts';
import { type BatchRow, loadBatch } from './load-batch.ts';

/** What stands before the batch in the order of locks, where a change is about that too. */
export interface Before {
  /** `change`: what is owed for earlier periods is compared with the ledger, so one batch of a solution at a time writes to it. */
  readonly solution?: 'change';
  /** `change`: it is about the population of the period. Otherwise the period only stays what it is. */
  readonly period?: LockStrength;
  /** The batch's active run is to be ended. */
  readonly run?: boolean;
  /** A batch of an earlier period that must stay what it is. */
  readonly pastBatchId?: number;
}

type LockingCall = Pick<BatchCall, 'tx' | 'locks' | 'reach'>;

/**
 * Locks the run that is calculating a batch, as its workers do before they touch the batch.
 * @throws AppError STALE_VERSION where it has ended meanwhile: a finished run comes after its batch, which must not be waited for then
 */
async function lockActiveRun({ tx, locks }: LockingCall, batchId: number): Promise<void> {
  const run = await tx.calculationRun.findFirst({
    where: { batchId, kind: { in: [...activeKinds] }, state: 'running' },
    select: { id: true },
  });
  if (!run) return;
  await locks.take('calculation-run', run.id);
  const active = await tx.calculationRun.count({ where: { id: run.id, state: 'running' } });
  if (active === 0) throw new AppError('STALE_VERSION', { what: 'Batch', id: batchId });
}

/** Past before present: no batch is past to one that is past to it. One of another solution is not locked, and not found later. */
async function keepPastBatch(
  { tx, locks, reach }: LockingCall,
  pastBatchId: number,
  { solutionId, sequence }: Prisma.PeriodModel,
): Promise<void> {
  const where = { AND: [{ id: pastBatchId, period: { solutionId, sequence: { lt: sequence } } }, batchesWithin(reach)] };
  const past = await tx.batch.findFirst({ where, select: { id: true } });
  if (past) await locks.take('batch', past.id, 'keep');
}

/**
 * Locks a batch after what stands before it, and reads it as it is then.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist; neither is locked
 */
export async function loadBatchForChange(call: LockingCall, id: number, before: Before = {}): Promise<BatchRow> {
  const { tx, locks, reach } = call;
  const found = await tx.batch.findFirst({ where: { AND: [{ id }, batchesWithin(reach)] }, select: { period: true } });
  if (!found) throw new AppError('NOT_FOUND', { what: 'batch', id });
  const { period } = found;
  if (before.solution) await locks.take('solution', period.solutionId, before.solution);
  await locks.take('period', period.id, before.period ?? 'keep');
  if (before.run) await lockActiveRun(call, id);
  if (before.pastBatchId !== undefined) await keepPastBatch(call, before.pastBatchId, period);
  await locks.take('batch', id);
  return await loadBatch(tx, id, reach);
}
