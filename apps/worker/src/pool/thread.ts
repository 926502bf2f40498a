import { Socket } from 'node:net';
import { threadId } from 'node:worker_threads';
import { keptBufferSocket } from '@wagewright/db/copy';
import { bossDatabase, runJobsBy } from '@wagewright/db/payroll/runs';
import { sqlOfClient } from '@wagewright/db/sql';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { workerData } from 'piscina';
import { ChunkComputer } from './compute-chunk.ts';
import { ScenarioComputer } from './scenario/compute-slice.ts';
import {
  type ChunkReport,
  type ChunkTask,
  type ComparisonOutcome,
  type ComparisonTask,
  type DocumentsTask,
  noteThread,
  type SliceOutcome,
  type SliceTask,
  type ThreadData,
} from './task.ts';
import { ComparisonComputer } from './variance/compare-slice.ts';

/** pg calls it with the connection's settings, though its types do not say so; an encrypted connection has sockets of its own. */
const socketFor = (settings?: { readonly ssl?: unknown }): Socket => (settings?.ssl ? new Socket() : keptBufferSocket());

/** The thread's connection: opened at first use, replaced when it has broken. */
function threadConnection(settings: pg.ClientConfig): () => Promise<pg.Client> {
  let open: pg.Client | undefined;
  return async () => {
    if (open) return open;
    const client = new pg.Client({ ...settings, stream: socketFor });
    const forget = () => {
      if (open === client) open = undefined;
    };
    client.on('error', forget); // whoever uses it at that moment gets the error as well
    client.on('end', forget);
    await client.connect();
    open = client;
    return client;
  };
}

/** pg-boss for sending within the thread's transactions. It works no queue and polls nothing. */
async function threadBoss(connect: () => Promise<pg.Client>): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => bossDatabase(sqlOfClient(await connect())).executeSql(text, values) },
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
    queueCacheIntervalSeconds: 86_400,
  });
  boss.on('error', () => undefined);
  return await boss.start();
}

/** The thread's connection, for all that it computes. */
let connect: ReturnType<typeof threadConnection> | undefined;
const connectOnce = () => (connect ??= threadConnection((workerData as ThreadData).connection));

/** The thread's composition root: nothing of it is shared with other threads. */
async function composeThread({ failPoint }: ThreadData): Promise<ChunkComputer> {
  const boss = await threadBoss(connectOnce());
  return new ChunkComputer({ connect: connectOnce(), jobs: runJobsBy(boss), failPoint });
}

let computer: Promise<ChunkComputer> | undefined;

let scenarios: ScenarioComputer | undefined;

/** Piscina's other entry: a slice of a scenario's people. */
export async function computeSlice(task: SliceTask): Promise<SliceOutcome> {
  noteThread(task.memory, threadId);
  scenarios ??= new ScenarioComputer({ connect: connectOnce(), failPoint: (workerData as ThreadData).failPoint });
  return await scenarios.compute(task);
}

let comparisons: ComparisonComputer | undefined;

/** Piscina's other entry: a slice of the people whom two batches pay. */
export async function computeComparison(task: ComparisonTask): Promise<ComparisonOutcome> {
  noteThread(task.memory, threadId);
  comparisons ??= new ComparisonComputer({ connect: connectOnce(), failPoint: (workerData as ThreadData).failPoint });
  return await comparisons.compare(task);
}

/** Piscina's other entry: payslips as PDF. Their writer and its letters are loaded by the threads that need them. */
export async function writeDocuments({ memory, ...task }: DocumentsTask): Promise<Uint8Array[]> {
  noteThread(memory, threadId);
  const { writePayslips } = await import('./payslips/write-payslips.ts');
  return await writePayslips(task);
}

/** Piscina's entry: one chunk. */
export default async function computeChunk(task: ChunkTask): Promise<ChunkReport> {
  noteThread(task.memory, threadId);
  computer ??= composeThread(workerData as ThreadData);
  try {
    return await (await computer).compute(task);
  } catch (error) {
    if (!(await computer.then(() => true).catch(() => false))) computer = undefined; // composed anew by the next task, once the database is back
    throw error;
  }
}
