import type { Program } from '@wagewright/calc-engine';
import { AppError, limits } from '@wagewright/contracts';
import type { InputCellChange, Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { type BatchCall, type BatchRow, freezeInputOf, requireBatchEvent, startCalculation } from '../batches/index.ts';
import { forksOf } from './load-what-if.ts';

export interface Fork {
  readonly kind: 'what-if' | 'replay';
  readonly name: string;
  readonly copyId: number;
  readonly program: Program;
  /** Where it is not the copy's. */
  readonly definition?: object | undefined;
  readonly changes: Prisma.InputJsonObject;
  readonly ownInput: boolean;
  /** Just before which something must have been recorded to be known. */
  readonly knownAt?: Date | undefined;
  /** A job freezes what it reads, or looks at it, before it is calculated; and changes these cells. */
  readonly freezes?: readonly InputCellChange[] | undefined;
}

const events = { 'what-if': 'start-what-if', replay: 'replay' } as const;

/**
 * Starts a run beside a batch, compared with the batch's result as it is now. The batch goes on as if nothing were.
 * @param batch loaded for change: so many at once are counted one after the other, and its result stays the same
 * @throws AppError ILLEGAL_TRANSITION; RESULT_MISSING without a whole result; TOO_MANY of them
 */
export async function startFork(call: BatchCall, batch: BatchRow, fork: Fork): Promise<number> {
  const { tx } = call;
  if (!batch.currentRun || batch.currentRun.upToStep !== null) throw new AppError('RESULT_MISSING', { id: batch.id });
  requireBatchEvent(batch, events[fork.kind]);
  const count = limits.whatIfsPerBatchMax;
  if ((await tx.calculationRun.count({ where: forksOf(batch.id) })) >= count) throw new AppError('TOO_MANY', { what: 'What-if', count });
  const { kind, name, copyId, program, definition, changes, ownInput, knownAt, freezes } = fork;
  const runId = await startCalculation(call, batch, { kind, copyId, ownInput, awaitsInput: freezes !== undefined }, program);
  await tx.forkedRun.create({
    data: {
      runId,
      baseRunId: batch.currentRun.id,
      name,
      changes,
      knownAt: knownAt ?? null,
      ...(definition ? { definition: toJson(definition) } : {}),
    },
  });
  if (freezes) await freezeInputOf(call, runId, freezes);
  call.audit({ entity: 'calculation-run', entityId: runId, after: { kind, name, batchId: batch.id, copyId, ...changes } });
  return runId;
}
