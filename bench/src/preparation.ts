/** Preparing a batch, from the claim of its job to the commit, against COPYing what it froze into the same indexed tables. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  addFrozenPayees,
  claimPreparation,
  prepareClaimed,
  readBatchContext,
  removeFrozenPayees,
  sqlOfClient,
  startPreparation,
  unprepareBatch,
} from '@wagewright/db';
import { createTestDatabase, programOf, startTestCluster } from '@wagewright/db/testing';
import { createSyntheticBatch } from '@wagewright/worker/testing';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { recordedPayroll, records } from './recorded-people.ts';
import { median } from './timing.ts';

export interface PreparationBench {
  readonly employees: number;
  /** Median seconds of the job. */
  readonly seconds: number;
  /** Median seconds of COPYing the people and the input that it froze. */
  readonly copySeconds: number;
  /** Median of the ratios of pairs made one after the other. */
  readonly vsCopy: number;
  /** Median milliseconds of the transaction that takes one employee out of the prepared batch, or in again. */
  readonly choosePayeeMs: number;
}

const pairs = 3;
const choices = 5;
const definition = recordedPayroll();

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
};

/** What a worker does that gets the job, progress included. */
async function prepare(client: pg.Client, batchId: number): Promise<void> {
  const sql = sqlOfClient(client);
  const preparationId = await startPreparation(sql, batchId, 900);
  const claim = preparationId && (await claimPreparation(sql, { id: preparationId, token: randomUUID() }));
  if (!claim) throw new Error('Nothing was to be prepared.');
  await client.query('BEGIN');
  await prepareClaimed(sql, claim, { compile: programOf });
  await client.query('COMMIT');
}

const frozen = ['batch_payee', 'calc.input'];

async function read(client: pg.Client, table: string): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of client.query(copyTo(`COPY ${table} TO STDOUT (FORMAT binary)`))) pieces.push(piece as Buffer);
  return pieces;
}

async function undo(client: pg.Client, batchId: number): Promise<void> {
  await unprepareBatch(sqlOfClient(client), { batchId });
  await client.query(`UPDATE batch SET status = 'new' WHERE id = $1`, [batchId]);
  await client.query(`TRUNCATE ${frozen.join(', ')}`);
  await client.query('CHECKPOINT');
}

/** One employee after the other is taken out and in again, each within a transaction as of a request. */
async function choosePayees(client: pg.Client, batchId: number): Promise<number> {
  const sql = sqlOfClient(client);
  const program = programOf({ definition });
  const batch = await readBatchContext(sql, batchId);
  const { rows } = await client.query<{ id: number }>(
    'SELECT employee_id AS id FROM batch_payee WHERE batch_id = $1 ORDER BY row_number % 7919 LIMIT $2',
    [batchId, choices],
  );
  const times: number[] = [];
  for (const { id } of rows)
    for (const choose of [removeFrozenPayees, addFrozenPayees])
      times.push(
        await seconds(async () => {
          await client.query('BEGIN');
          await choose(sql, batch, program, [id]);
          await client.query('COMMIT');
        }),
      );
  return median(times) * 1_000;
}

async function measure(client: pg.Client, url: string, employees: number): Promise<PreparationBench> {
  const { batchId } = await createSyntheticBatch({ url, employees, definition });
  await client.query(records);
  const times: { run: number; copy: number }[] = [];
  for (let pair = 0; pair <= pairs; pair++) {
    await undo(client, batchId);
    const run = await seconds(() => prepare(client, batchId));
    const bytes = new Map<string, Buffer[]>();
    for (const table of frozen) bytes.set(table, await read(client, table));
    await undo(client, batchId);
    const copy = await seconds(async () => {
      for (const [table, pieces] of bytes)
        await pipeline(
          Readable.from(pieces, { objectMode: false, highWaterMark: 1_048_576 }),
          client.query(copyFrom(`COPY ${table} FROM STDIN (FORMAT binary)`)),
        );
    });
    if (pair > 0) times.push({ run, copy }); // the first one warms up
  }
  await undo(client, batchId);
  await prepare(client, batchId);
  return {
    employees,
    seconds: median(times.map(({ run }) => run)),
    copySeconds: median(times.map(({ copy }) => copy)),
    vsCopy: median(times.map(({ run, copy }) => run / copy)),
    choosePayeeMs: await choosePayees(client, batchId),
  };
}

/** Runs on a database of its own in the cluster that tests use. */
export async function benchPreparation(employees: number): Promise<PreparationBench> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    return await measure(client, database.url, employees);
  } finally {
    await client.end();
    await database.drop();
    await cluster.stop();
  }
}
