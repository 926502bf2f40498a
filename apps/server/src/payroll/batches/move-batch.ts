import type { ProcedureContract } from '@wagewright/contracts';
import { AppError, type BatchEvent, type BatchStatus, batchMachine, requireTransition } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { factsOf } from './batch-facts.ts';
import { viewBatch } from './batch-view.ts';
import { type BatchRow, loadBatch } from './load-batch.ts';

export type BatchCall = Pick<
  ChangeCall<ProcedureContract<'mutation'>>,
  'tx' | 'sql' | 'audit' | 'notify' | 'enqueue' | 'deps' | 'actor' | 'reach'
>;

export interface Move {
  readonly event: BatchEvent;
  /** The version that the caller has seen; without one (the product itself acts) the one just read counts. */
  readonly version?: number;
  readonly remarks?: string | undefined;
  readonly data?: Prisma.BatchUncheckedUpdateManyInput;
}

/**
 * Moves a batch along its state machine by a guarded UPDATE, which also locks its row to the end of the transaction.
 * @returns the batch as it was before
 * @throws AppError ILLEGAL_TRANSITION, or STALE_VERSION when somebody else changed it meanwhile
 */
export async function moveBatch(
  { tx, audit, notify }: Pick<BatchCall, 'tx' | 'audit' | 'notify'>,
  batch: BatchRow,
  move: Move,
): Promise<BatchRow> {
  const status = batch.status as BatchStatus;
  if (move.version !== undefined && move.version !== batch.version) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  const { to } = requireTransition(batchMachine, { id: batch.id, status }, move.event, factsOf(batch));
  const { count } = await tx.batch.updateMany({
    where: { id: batch.id, status, version: batch.version },
    data: { ...move.data, status: to, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  audit({
    entity: 'batch',
    entityId: batch.id,
    before: { status, version: batch.version },
    after: { status: to, version: batch.version + 1, event: move.event, ...(move.remarks ? { remarks: move.remarks } : {}) },
  });
  await notify({ topic: 'batch', id: batch.id });
  return batch;
}

/** What every batch procedure does: load within scope, move, do the work, answer with the batch as it is then. */
export async function changeBatch(
  call: BatchCall & { input: { id: number; version: number; remarks?: string | undefined } },
  event: BatchEvent,
  work?: (batch: BatchRow) => Promise<void>,
  data?: Prisma.BatchUncheckedUpdateManyInput,
) {
  const { input, tx, reach, actor } = call;
  const batch = await loadBatch(tx, input.id, reach);
  await moveBatch(call, batch, { event, version: input.version, remarks: input.remarks, ...(data ? { data } : {}) });
  await work?.(batch);
  return viewBatch(await loadBatch(tx, input.id, reach), actor);
}
