import { holdLock } from '@wagewright/db/testing';
import { describe, expect, it } from 'vitest';
import { startBehind } from './race.ts';
import { raceStageForAll } from './race-stage.ts';

describe('a what-if that ends while somebody drops it', () => {
  const stage = raceStageForAll();

  it('ends, then it is dropped: the worker that has counted it down need not wait for who holds the batch', async () => {
    const { batch, whatIfRunId, server, clerk } = stage;
    await server.prisma.$executeRaw`UPDATE calculation_run SET state = 'running' WHERE id = ${whatIfRunId}`;
    const countDown = 'UPDATE calculation_run SET remaining = remaining WHERE id = $1';
    await using worker = await holdLock(server.database.url, countDown, [whatIfRunId]);
    const input = { batchId: batch.id, runId: whatIfRunId };
    const dropped = await startBehind(worker, 1, () => clerk.call('payroll/what-ifs/discard-what-if', input));
    await worker.query(`UPDATE calculation_run SET state = 'finished' WHERE id = $1`, [whatIfRunId]);
    await worker.release();
    expect((await dropped.answer).error).toBeUndefined();
    expect(await server.prisma.forkedRun.count({ where: { runId: whatIfRunId } })).toBe(0);
  });
});
