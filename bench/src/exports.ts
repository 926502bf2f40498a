/** A calculated table of 100,000 people × 40 columns as one sees it, out of the server as a file: how long, and what the server needs for it beyond what it had. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { createSeededTestDatabase } from '@wagewright/db/testing';
import { basePath, startTestServer, type TestServer } from '@wagewright/server/testing';
import { calculate, createSyntheticBatch, openClerk, readRun, type SyntheticBatch, syntheticDefinition } from '@wagewright/worker/testing';
import pg from 'pg';
import { startWorkerProcess } from './batch-worker.ts';

interface ExportFigure {
  readonly seconds: number;
  readonly bytes: number;
  /** The most that the process had resident while it was sent, less what it had before. */
  readonly rssGrowthMb: number;
}

const columns = 40;
const lookMs = 50;
const megabyte = 2 ** 20;

/** Takes the file as fast as it comes and keeps nothing of it. */
async function drain(port: number, token: string, path: string, body: object): Promise<ExportFigure> {
  const before = process.memoryUsage.rss();
  let [most, bytes] = [before, 0];
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, lookMs);
  const start = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const call = request({ host: '127.0.0.1', port, path: `${basePath}${path}`, method: 'POST', headers }, (answer) => {
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
        });
        answer.on('error', reject);
        answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`))));
      });
      call.on('error', reject);
      call.end(JSON.stringify(body));
    });
  } finally {
    clearInterval(watch);
  }
  return { seconds: (performance.now() - start) / 1_000, bytes, rssGrowthMb: (most - before) / megabyte };
}

async function calculated(url: string, employees: number): Promise<SyntheticBatch> {
  const batch = await createSyntheticBatch({ url, employees, definition: syntheticDefinition(columns, false) });
  const worker = await startWorkerProcess(url);
  const clerk = await openClerk(url);
  try {
    const runId = await calculate(clerk, batch, limits.chunkEmployees);
    for (;;) {
      const run = await readRun(clerk, runId);
      if (run.state === 'finished') return batch;
      if (run.state !== 'running') throw new Error(`The run ended as ${run.state}: ${run.failure?.message ?? ''}`);
      await delay(lookMs);
    }
  } finally {
    await clerk.close();
    await worker.stop();
  }
}

/** The clerk has the synthetic company in hand. */
async function giveReach(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`INSERT INTO user_role (user_id, role_id, legal_entity_id) SELECT u.id, r.id, 900 FROM app_user u, role r
    WHERE u.account = '${demoSignIns.clerk.account}' AND r.code = 'payroll-administrator'`);
  await owner.end();
}

async function measure(server: TestServer, employees: number): Promise<object> {
  const { batchId, program } = await calculated(server.database.url, employees);
  await giveReach(server.database.url);
  const { token } = await server.signedIn(demoSignIns.clerk.account);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const table = program.tables.find(({ code }) => code === 'Pay');
  const codes = ['employeeNumber', 'name', ...(table?.columns ?? []).map(({ code }) => code)];
  const at = `/api/payroll/batches/${batchId}/tables/Pay`;
  const send = (path: string, body: object) => drain(port, token ?? '', `${at}${path}`, body);
  const rows = { columns: codes, format: 'xlsx' };
  const few = codes.slice(0, 20);
  return {
    employees,
    columns: codes.length,
    first: await send('/export', rows),
    workbook: await send('/export', rows),
    text: await send('/export', { ...rows, format: 'csv' }),
    sortedAndFiltered: await send('/export', {
      ...rows,
      sort: { column: 'Net', direction: 'descending' },
      conditions: [{ column: 'Gross', operator: 'between', values: ['5000', ''] }],
    }),
    twentyColumns: await send('/export', { ...rows, columns: few }),
    groupsWithRows: await send('/groups/export', { ...rows, columns: few, groupBy: ['department'], withRows: true }),
  };
}

/** Runs on a database of its own in the cluster that tests use. */
export async function benchExports(employees: number): Promise<object> {
  await using server = await startTestServer({ makeDatabase: createSeededTestDatabase, requestsPerMinuteMax: 1_000_000 });
  return await measure(server, employees);
}
