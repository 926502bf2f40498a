import type { Program } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import { type InputCellChange, type StartRun, startFreezing, startRun } from '@wagewright/db';
import type { BatchCall } from './batch-call.ts';
import type { BatchRow } from './load-batch.ts';

/**
 * Makes a run of a batch and enqueues its chunks, in the caller's transaction.
 * @param program what the run computes with, where that is not the batch's own copy
 * @returns the run's id
 */
export async function startCalculation(
  call: Pick<BatchCall, 'sql' | 'deps' | 'actor' | 'enqueue'>,
  batch: BatchRow,
  start: Pick<StartRun, 'kind'> & Partial<Omit<StartRun, 'kind' | 'batchId' | 'userId'>>,
  program: Program = call.deps.programs.of(batch.copy, batch.period.solution.code),
): Promise<number> {
  const { runId, jobs } = await startRun(call.sql, {
    batchId: batch.id,
    userId: call.actor.userId,
    returnStatus: batch.status,
    engineVersion: program.engineVersion,
    definitionHash: program.hash,
    chunkEmployees: limits.chunkEmployees,
    ...start,
  });
  await call.enqueue('payroll.calculate-chunk', jobs);
  return runId;
}

/** After a run was started that awaits its input: has a job freeze it, and change these cells of it. */
export async function freezeInputOf(
  { sql, enqueue }: Pick<BatchCall, 'sql' | 'enqueue'>,
  runId: number,
  cells?: readonly InputCellChange[],
) {
  await enqueue('payroll.freeze-run', [{ freezingId: await startFreezing(sql, runId, cells) }]);
}
