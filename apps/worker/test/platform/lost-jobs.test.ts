/** A row that says "under way" and has no job in the queue would wait for ever: the sweep gives it one. */
import { queueName } from '@wagewright/contracts';
import { startPreparation } from '@wagewright/db';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsInHand } from '../../src/jobs-in-hand.ts';
import { sweepLost } from '../../src/platform/jobs/index.ts';
import { createSyntheticBatch } from '../../src/testing/index.ts';
import { openWorkbench, type Workbench } from '../payroll/batches/workbench.ts';

describe('the sweep of lost jobs (R1)', () => {
  let bench: Workbench;
  let pool: pg.Pool;
  let preparationId: number;
  const rowsOf = async (text: string, values: unknown[] = []): Promise<unknown[]> => (await bench.clerk.client.query(text, values)).rows;
  const sweep = () => sweepLost({ pool, boss: bench.clerk.boss, log: pino({ level: 'silent' }) }, jobsInHand);
  const jobs = () =>
    rowsOf(`SELECT data->>'preparationId' AS id, state::text FROM pgboss.job WHERE name = $1 ORDER BY created_on`, [
      queueName('payroll.prepare-batch'),
    ]);
  const waiting = () => ({ id: String(preparationId), state: 'created' });
  beforeAll(async () => {
    bench = await openWorkbench();
    pool = new pg.Pool({ connectionString: bench.url });
    const { batchId } = await createSyntheticBatch({ url: bench.url, employees: 3, columns: 20 });
    preparationId = (await startPreparation(bench.clerk.sql, batchId, 1)) ?? 0;
  });
  afterAll(async () => {
    await pool.end();
    await bench.close();
  });

  it('gives a job to what waits without one, once', async () => {
    await sweep();
    await sweep();
    expect(await jobs()).toEqual([waiting()]);
  });

  it('gives another one to what the queue has given up', async () => {
    await rowsOf(`UPDATE pgboss.job SET state = 'failed' WHERE name = $1`, [queueName('payroll.prepare-batch')]);
    await sweep();
    expect(await jobs()).toEqual([{ ...waiting(), state: 'failed' }, waiting()]);
  });

  describe('of a job that was delivered', () => {
    const claimed = (pid: string, ago = '0 s') =>
      rowsOf(
        `UPDATE batch_preparation SET token = gen_random_uuid(), backend_pid = ${pid}, claimed_at = clock_timestamp() - interval '${ago}'`,
      );
    const delivered = async (ago: string, silent: string) => {
      await rowsOf(`DELETE FROM pgboss.job`);
      await sweep();
      await rowsOf(
        `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '${ago}', heartbeat_on = now() - interval '${silent}' WHERE name = $1`,
        [queueName('payroll.prepare-batch')],
      );
    };
    const state = async () => {
      await sweep();
      return (await jobs()).map((job) => (job as { state: string }).state);
    };

    it('gives it back at once whose worker’s connection is no more', async () => {
      await delivered('1 s', '0 s');
      await claimed('999999');
      expect(await state()).toEqual(['retry']);
    });

    it('leaves it to a worker whose connection lives, however silent: it may be paused (R6)', async () => {
      await delivered('1 minute', '1 minute');
      await claimed('pg_backend_pid()');
      expect(await state()).toEqual(['active']);
    });

    it('gives it back where the number of that connection is another one’s by now', async () => {
      await delivered('2 hours', '0 s');
      await claimed('pg_backend_pid()', '1 hour'); // before this connection began
      expect(await state()).toEqual(['retry']);
    });

    it('leaves it to who is about to claim it, and gives it back where nobody does', async () => {
      await claimed('999999', '1 hour');
      await delivered('1 s', '0 s');
      expect(await state()).toEqual(['active']);
      await delivered('20 s', '20 s');
      expect(await state()).toEqual(['retry']);
    });
  });

  it('leaves alone what is over', async () => {
    await rowsOf(`DELETE FROM pgboss.job`);
    await rowsOf(`UPDATE batch_preparation SET state = 'finished'`);
    await sweep();
    expect(await jobs()).toEqual([]);
  });
});
