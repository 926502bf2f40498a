import { AppError, findTransition, requireTransition } from '@wagewright/contracts';
import { type BatchEvent, type BatchStatus, batchMachine } from '@wagewright/contracts/payroll/batches';
import type { Prisma } from '@wagewright/db';
import { batchColumns } from '@wagewright/db/columns';
import type { BatchCall } from './batch-call.ts';
import { factsOf } from './batch-facts.ts';
import { findingsOf, viewBatch } from './batch-view.ts';
import { type BatchRow, loadBatch } from './load-batch.ts';
import { type Before, loadBatchForChange } from './load-for-change.ts';

export interface Move {
  readonly event: BatchEvent;
  /** Of a job that is asked for: what it will cause. */
  readonly asked?: BatchEvent;
  /** The version that the caller has seen; without one (the product itself acts) the one just read counts. */
  readonly version?: number;
  readonly remarks?: string | undefined;
  readonly data?: Prisma.BatchUncheckedUpdateManyInput;
}

/**
 * Asks the state machine about a batch that was loaded for change.
 * @param version the one that the caller has seen
 * @throws AppError STALE_VERSION when somebody else changed it meanwhile; ILLEGAL_TRANSITION; BATCH_HAS_FINDINGS where nothing else
 * stands in the way, with their numbers
 */
export function requireBatchEvent(batch: BatchRow, event: BatchEvent, version = batch.version): BatchStatus {
  if (version !== batch.version) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  const status = batchColumns.status(batch.status);
  const facts = factsOf(batch);
  const [possible, answered] = [facts, { ...facts, hasBlockingFindings: false, hasOpenFindings: false }].map(
    (given) => findTransition(batchMachine, status, event, given) !== undefined,
  );
  if (answered && !possible) throw new AppError('BATCH_HAS_FINDINGS', { id: batch.id, ...findingsOf(batch) });
  return requireTransition(batchMachine, { id: batch.id, status }, event, facts).to;
}

/** After a change that leaves the state as it is but not what is paid: whoever moves the batch on must have seen it. */
export async function raiseVersion({ tx, notify }: Pick<BatchCall, 'tx' | 'notify'>, { id }: Pick<BatchRow, 'id'>): Promise<void> {
  await tx.batch.update({ where: { id }, data: { version: { increment: 1 } } });
  await notify({ topic: 'batch', id });
}

const said = ({ asked, remarks }: Move) => ({ ...(asked ? { asked } : {}), ...(remarks ? { remarks } : {}) });

/**
 * Moves a batch, loaded for change, along its state machine. The UPDATE is guarded all the same.
 * @returns the batch as it was before
 * @throws AppError ILLEGAL_TRANSITION, or STALE_VERSION when somebody else changed it meanwhile
 */
export async function moveBatch(
  { tx, audit, notify }: Pick<BatchCall, 'tx' | 'audit' | 'notify'>,
  batch: BatchRow,
  move: Move,
): Promise<BatchRow> {
  const { status } = batch;
  const to = requireBatchEvent(batch, move.event, move.version);
  const { count } = await tx.batch.updateMany({
    where: { id: batch.id, status, version: batch.version },
    data: { ...move.data, status: to, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  audit({
    entity: 'batch',
    entityId: batch.id,
    before: { status, version: batch.version },
    after: { status: to, version: batch.version + 1, event: move.event, ...said(move) },
  });
  await notify({ topic: 'batch', id: batch.id });
  return batch;
}

/** What the move writes on the batch besides, and what it locks before it. */
interface Besides {
  readonly data?: Prisma.BatchUncheckedUpdateManyInput;
  readonly before?: Before;
}

/** What every batch procedure does: load for change within scope, move, do the work, answer with the batch as it is then. */
export async function changeBatch(
  call: BatchCall & { input: { id: number; version: number; remarks?: string | undefined } },
  event: BatchEvent,
  work?: (batch: BatchRow) => Promise<void>,
  { data, before }: Besides = {},
) {
  const { input, tx, reach, actor } = call;
  const batch = await loadBatchForChange(call, input.id, before);
  await moveBatch(call, batch, { event, version: input.version, remarks: input.remarks, ...(data ? { data } : {}) });
  await work?.(batch);
  return viewBatch(await loadBatch(tx, input.id, reach), actor);
}
