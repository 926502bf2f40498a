/** A database with one large batch, the clerk who calculates it, and the result of an undisturbed run to compare with. */
import { cancelRun } from '@wagewright/db';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import {
  type Clerk,
  calculate,
  createSyntheticBatch,
  openClerk,
  readResult,
  readRun,
  runEnds,
  type StoredResult,
  type SyntheticBatch,
  until,
} from '@wagewright/worker/testing';
import { startWorkerProcess } from './worker-process.ts';

export interface Stage {
  readonly url: string;
  readonly clerk: Clerk;
  /** Gives the clerk a connection again after the database was away. */
  reconnect(): Promise<void>;
  readonly batch: SyntheticBatch;
  readonly employees: number;
  readonly chunkEmployees: number;
  readonly silenceSeconds: number | undefined;
  /** What every disturbed run must equal. */
  readonly undisturbed: StoredResult;
  /** How long the undisturbed run took. */
  readonly seconds: number;
  close(): Promise<void>;
}

export interface StageSize {
  readonly employees: number;
  readonly chunkEmployees: number;
  /** How soon workers count as dead; the product's own where left out. */
  readonly silenceSeconds?: number;
}

export async function openStage({ employees, chunkEmployees, silenceSeconds }: StageSize): Promise<Stage> {
  const database: TestDatabase = await createTestDatabase();
  let clerk = await openClerk(database.url);
  const batch = await createSyntheticBatch({ url: database.url, employees, failingEvery: 500 });
  const worker = await startWorkerProcess({ databaseUrl: database.url });
  await runEnds(clerk, await calculate(clerk, batch, chunkEmployees)); // warms the worker up, as before any other run
  const start = performance.now();
  const runId = await calculate(clerk, batch, chunkEmployees);
  await runEnds(clerk, runId);
  const seconds = (performance.now() - start) / 1_000;
  worker.signal('SIGTERM'); // in order, so that what was compiled is kept for the workers of the tests
  await worker.exit;
  return {
    url: database.url,
    get clerk() {
      return clerk;
    },
    reconnect: async () => {
      await clerk.close().catch(() => undefined); // its connection is broken
      clerk = await openClerk(database.url);
    },
    batch,
    employees,
    chunkEmployees,
    silenceSeconds,
    undisturbed: await readResult(clerk, runId),
    seconds,
    close: async () => {
      await clerk.close();
      await database.drop();
    },
  };
}

export const start = ({ clerk, batch, chunkEmployees }: Stage): Promise<number> => calculate(clerk, batch, chunkEmployees);

export const payeesDone = async ({ clerk }: Stage, runId: number): Promise<number> => (await readRun(clerk, runId)).payeesDone;

/** Waits until more is done than was; returns the seconds that it took. */
export async function untilResumed(stage: Stage, runId: number, done: number, secondsMax: number): Promise<number> {
  const begun = performance.now();
  await until(`run ${runId} goes on`, secondsMax, async () => {
    const run = await readRun(stage.clerk, runId);
    return run.state !== 'running' || run.payeesDone > done;
  });
  return (performance.now() - begun) / 1_000;
}

/** Ends what a failed point left running, so that the next one can begin. */
export async function abandonRuns({ clerk, batch }: Stage): Promise<void> {
  const { rows } = await clerk.client.query<{ id: number }>(`SELECT id FROM calculation_run WHERE batch_id = $1 AND state = 'running'`, [
    batch.batchId,
  ]);
  for (const { id } of rows) await cancelRun(clerk.sql, { runId: id });
}

/** What a run is held to: the undisturbed one, or that one without an employee whom the engine cannot calculate. */
export interface Expected {
  readonly result: StoredResult;
  readonly exceptEmployeeId?: number;
}

/** What is wrong with a run that was disturbed; empty when nothing is. */
export async function findDamage(stage: Stage, runId: number, expected: Expected = { result: stage.undisturbed }): Promise<string[]> {
  const run = await runEnds(stage.clerk, runId, 300);
  const result = await readResult(stage.clerk, runId, expected.exceptEmployeeId);
  const { rows } = await stage.clerk.client.query<{ status: string; current: number }>(
    'SELECT status, current_run_id AS current FROM batch WHERE id = $1',
    [stage.batch.batchId],
  );
  const found: string[] = [];
  if (run.state !== 'finished') found.push(`the run is ${run.state}: ${run.failure?.message ?? ''}`);
  if (run.payeesDone !== stage.employees || run.remaining !== 0)
    found.push(`${run.payeesDone} payees counted, ${run.remaining} chunks left`);
  if (result.rows !== expected.result.rows) found.push(`${result.rows} rows instead of ${expected.result.rows}`);
  if (result.errors !== expected.result.errors) found.push(`${result.errors} cell errors instead of ${expected.result.errors}`);
  if (result.hash !== expected.result.hash) found.push('the result differs from that of the undisturbed run');
  if (rows[0]?.status !== 'calculated' || rows[0].current !== runId)
    found.push(`the batch is ${rows[0]?.status} with run ${rows[0]?.current}`);
  return found;
}
