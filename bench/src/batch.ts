/** A whole calculation, from the click to the result, PostgreSQL to PostgreSQL, against COPYing the same bytes into the same table. */

import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { explain } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import { changeChannel } from '@wagewright/contracts/platform/jobs';
import { readPayeeInput, readStoredRows } from '@wagewright/db';
import { createTestDatabase, startTestCluster } from '@wagewright/db/testing';
import {
  type Calculation,
  type Clerk,
  calculate,
  createSyntheticBatch,
  openClerk,
  readRun,
  type SyntheticBatch,
  syntheticDefinition,
} from '@wagewright/worker/testing';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { startWorkerProcess, type WorkerProcess } from './batch-worker.ts';

export interface BatchBench {
  readonly employees: number;
  readonly columns: number;
  /** Median seconds from the click to the result. */
  readonly seconds: number;
  /** Median seconds of the COPY alone, on as many connections as the worker has threads. */
  readonly copySeconds: number;
  /** Median of the ratios of pairs made one after the other. */
  readonly vsCopy: number;
  readonly payslipsPerSecond: number;
  /** Cost of an employee here, against that in a batch of 10,000. */
  readonly growth: number;
  /** Largest memory of the worker's process. */
  readonly workerRssMb: number | null;
  /** Median milliseconds from the call to the committed result for one employee of the batch. */
  readonly recalcOneMs: number;
  /** Median milliseconds for what the server does for an explanation: read the stored row and the frozen input, explain the cell. */
  readonly explainMs: number;
}

/** The batch that `growth` compares with. */
const smallEmployees = 10_000;
const pairsUsual = 7;
const pairsLarge = 3;
const largeEmployees = 500_000;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** Both sides begin with an empty table and nothing left to write. */
async function tidy(owner: pg.Client): Promise<void> {
  await owner.query('TRUNCATE calc.row, calc.cell_error');
  await owner.query('CHECKPOINT');
}

/** Resolves with the batch's next announcement; the clock is not to be held up by a poll, nor the processors. */
function nextChange(client: pg.Client, batchId: number): Promise<void> {
  return new Promise((resolve) => {
    const heard = ({ payload }: pg.Notification): void => {
      if (payload !== JSON.stringify({ topic: 'batch', id: batchId })) return;
      client.off('notification', heard);
      resolve();
    };
    client.on('notification', heard);
  });
}

/** From the call to the committed result, as whoever watches the batch learns of it. @returns seconds */
async function runOnce({ owner, clerk }: Bench, batch: SyntheticBatch, calculation: Calculation = {}): Promise<number> {
  return await seconds(async () => {
    let changed = nextChange(owner, batch.batchId);
    const runId = await calculate(clerk, batch, limits.chunkEmployees, calculation);
    for (;;) {
      await changed;
      changed = nextChange(owner, batch.batchId); // before the look, so that no change between the two is missed
      const run = await readRun(clerk, runId);
      if (run.state === 'finished') return;
      if (run.state !== 'running') throw new Error(`The run ended as ${run.state}: ${run.failure?.message ?? ''}`);
    }
  });
}

/** The result's rows as PostgreSQL itself encodes them, in as many equal parts as there are connections to send them. */
async function readBytes(client: pg.Client, parts: number): Promise<Buffer[][]> {
  const read = async (part: number): Promise<Buffer[]> => {
    const slice = `SELECT *, ntile(${parts}) OVER (ORDER BY table_no, employee_id, line) AS part FROM calc.row`;
    const stream = client.query(
      copyTo(
        `COPY (SELECT run_id, table_no, employee_id, line, v, t, errors FROM (${slice}) r WHERE part = ${part} ORDER BY 1, 2, 3, 4) TO STDOUT (FORMAT binary)`,
      ),
    );
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    return pieces;
  };
  const all: Buffer[][] = [];
  for (let part = 1; part <= parts; part++) all.push(await read(part));
  return all;
}

async function writePart(client: pg.Client, bytes: readonly Buffer[]): Promise<void> {
  const target = client.query(copyFrom('COPY calc.row (run_id, table_no, employee_id, line, v, t, errors) FROM STDIN (FORMAT binary)'));
  await pipeline(Readable.from(bytes, { objectMode: false, highWaterMark: 1_048_576 }), target);
}

/** Every connection sends its part at the same time, as the worker's threads do. */
const writeBytes = (clients: readonly pg.Client[], bytes: readonly (readonly Buffer[])[]): Promise<number> =>
  seconds(() => Promise.all(clients.map((client, part) => writePart(client, bytes[part] ?? []))));

/** How often one employee is calculated again, and one cell explained. */
const singles = 31;

/** One employee at a time, from the call to the result, by queue and worker as always. */
async function recalculateSingles(bench: Bench, batch: SyntheticBatch, employees: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < singles; turn++) times.push(await runOnce(bench, batch, { employeeIds: [employeeIdAt(turn, employees)] }));
  return median(times) * 1_000;
}

async function explainSingles({ clerk }: Bench, batch: SyntheticBatch, employees: number): Promise<number> {
  const { program, batchId } = batch;
  const { rows } = await clerk.client.query<{ id: number }>('SELECT current_run_id AS id FROM batch WHERE id = $1', [batchId]);
  const runId = rows[0]?.id ?? 0;
  const times: number[] = [];
  for (let turn = 0; turn < singles; turn++) {
    const employeeId = employeeIdAt(turn, employees);
    times.push(
      await seconds(async () => {
        await readStoredRows(clerk.sql, { runId, employeeId, tableNumbers: [3] });
        const known = await readPayeeInput(clerk.sql, { batchId, employeeId }, program);
        if (!known) throw new Error(`Employee ${employeeId} is not in the batch.`);
        explain(program, known.facts, known.input, { table: 'Pay', column: 'Net' });
      }),
    );
  }
  return median(times) * 1_000;
}

/** Employees all over the batch. */
const employeeIdAt = (turn: number, employees: number): number => 1_000_001 + Math.floor((turn * employees) / singles);

interface Bench {
  readonly url: string;
  readonly owner: pg.Client;
  /** One for each of the worker's threads. */
  readonly writers: readonly pg.Client[];
  readonly clerk: Clerk;
  readonly worker: WorkerProcess;
}

async function measure(bench: Bench, employees: number, columns: number): Promise<BatchBench> {
  const { url, owner, writers, worker } = bench;
  await owner.query(`LISTEN ${changeChannel}`);
  const definition = syntheticDefinition(columns, false);
  const small = await createSyntheticBatch({ url, employees: smallEmployees, definition });
  const batch = await createSyntheticBatch({ url, employees, definition });
  await runOnce(bench, small);
  await tidy(owner);
  await runOnce(bench, batch);
  const bytes = await readBytes(owner, writers.length);
  const pairs: { run: number; copy: number; small: number }[] = [];
  for (let pair = 0; pair < (employees >= largeEmployees ? pairsLarge : pairsUsual); pair++) {
    await tidy(owner);
    const run = await runOnce(bench, batch);
    await tidy(owner);
    const copy = await writeBytes(writers, bytes);
    await tidy(owner);
    pairs.push({ run, copy, small: await runOnce(bench, small) });
  }
  const workerRssMb = worker.peakMegabytes();
  await runOnce(bench, batch);
  await owner.query('CHECKPOINT');
  const time = median(pairs.map(({ run }) => run));
  return {
    employees,
    columns,
    seconds: time,
    copySeconds: median(pairs.map(({ copy }) => copy)),
    vsCopy: median(pairs.map(({ run, copy }) => run / copy)),
    payslipsPerSecond: Math.round(employees / time),
    growth: median(pairs.map((pair) => pair.run / employees / (pair.small / smallEmployees))),
    workerRssMb,
    recalcOneMs: await recalculateSingles(bench, batch, employees),
    explainMs: await explainSingles(bench, batch, employees),
  };
}

/** Runs on a database of its own in the cluster that tests use. */
export async function benchBatch(employees: number, columns = 40): Promise<BatchBench> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  const writers = Array.from({ length: availableParallelism() }, () => new pg.Client({ connectionString: database.url }));
  try {
    for (const client of [owner, ...writers]) await client.connect();
    const worker = await startWorkerProcess(database.url);
    const clerk = await openClerk(database.url);
    try {
      return await measure({ url: database.url, owner, writers, clerk, worker }, employees, columns);
    } finally {
      await clerk.close();
      await worker.stop();
    }
  } finally {
    for (const client of [owner, ...writers]) await client.end();
    await database.drop();
    await cluster.stop();
  }
}
