/** R7: the result does not depend on how the work is cut and spread. */
import { type Clerk, calculate, readResult, runEnds, type SyntheticBatch } from '@wagewright/worker/testing';
import { startWorkerProcess } from './worker-process.ts';

/** @returns the hash of each combination's result, by its name */
export async function resultsBySpread(
  stage: { readonly url: string; readonly clerk: Clerk; readonly batch: SyntheticBatch },
  threadCounts: readonly number[],
  chunkSizes: readonly number[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const threads of threadCounts) {
    const worker = await startWorkerProcess({ databaseUrl: stage.url, threads });
    try {
      for (const size of chunkSizes) {
        const runId = await calculate(stage.clerk, stage.batch, size);
        const run = await runEnds(stage.clerk, runId);
        hashes.set(`${threads} threads × ${size}`, run.state === 'finished' ? (await readResult(stage.clerk, runId)).hash : run.state);
      }
    } finally {
      await worker.end();
    }
  }
  return hashes;
}
