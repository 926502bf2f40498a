import type { Program } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import { type StartRun, startRun } from '@wagewright/db';
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
