/** What a calculated table costs that was made a moment ago: first sums, first order, filter, groups, pivot, and steps of a scroll through it. */
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@wagewright/contracts';
import {
  createResultReader,
  groupResult,
  listResultRows,
  pivotResult,
  type ResultReader,
  type RowQuery,
  summarizeRows,
} from '@wagewright/db';
import { copyOutOf } from '@wagewright/db/copy';
import { createTestDatabase, startTestCluster } from '@wagewright/db/testing';
import {
  type Clerk,
  calculate,
  createSyntheticBatch,
  openClerk,
  readRun,
  type SyntheticBatch,
  syntheticDefinition,
} from '@wagewright/worker/testing';
import { startWorkerProcess } from './batch-worker.ts';

/** Milliseconds that are asked: of a question over so many rows, and of a step of a scroll. */
const askedMs = (rows: number): number => (rows > 100_000 ? 1_000 : 300);
const askedScrollMs = 100;
const scrollSteps = 40;
const columns = 40;

interface Figure {
  readonly asked: number;
  readonly found: number;
  readonly holds: boolean;
}

const figure = (asked: number, found: number): Figure => ({ asked, found: Math.round(found), holds: found <= asked });

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function finished(clerk: Clerk, runId: number): Promise<void> {
  for (;;) {
    const run = await readRun(clerk, runId);
    if (run.state === 'finished') return;
    if (run.state !== 'running') throw new Error(`The run ended as ${run.state}: ${run.failure?.message ?? ''}`);
    await delay(20);
  }
}

function queryOf({ batchId, program }: SyntheticBatch, runId: number): RowQuery {
  const table = program.tables.find(({ code }) => code === 'Pay');
  if (!table) throw new Error('The synthetic definition has a table of pay.');
  return {
    batchId,
    runId,
    tableNo: table.no,
    columns: table.columns,
    conditions: [],
    match: 'all',
    offset: 0,
    limit: limits.pageRowsDefault,
  };
}

const net = { column: 'Net', direction: 'descending' } as const;
const rich = [{ column: 'Gross', operator: 'between', values: ['20000', ''] }] as const;

/** Every question is the first of its process: nothing is held in memory yet. */
const questions: Readonly<Record<string, (reader: ResultReader, query: RowQuery) => Promise<unknown>>> = {
  firstSums: (reader, query) => summarizeRows(reader, query),
  firstSortByAmount: (reader, query) => listResultRows(reader, { ...query, sort: net }),
  sortByName: (reader, query) => listResultRows(reader, { ...query, sort: { column: 'name', direction: 'ascending' } }),
  filterByAmount: (reader, query) => listResultRows(reader, { ...query, conditions: rich }),
  search: (reader, query) => listResultRows(reader, { ...query, search: 'son 77' }),
  lastPage: (reader, query) => listResultRows(reader, { ...query, offset: 99_950 }),
  groupByDepartment: (reader, query) => groupResult(reader, { ...query, groupBy: 'department' }),
  pivot: (reader, query) =>
    pivotResult(reader, {
      ...query,
      rows: ['department'],
      across: [],
      measures: [{ aggregate: 'sum', column: 'Net' }, { aggregate: 'count' }],
    }),
};

async function scroll(reader: ResultReader, query: RowQuery, rows: number): Promise<number> {
  const times: number[] = [];
  for (let step = 0; step < scrollSteps; step++) {
    const offset = Math.floor((rows / scrollSteps) * ((step * 17) % scrollSteps));
    times.push(await milliseconds(() => listResultRows(reader, { ...query, sort: net, offset, limit: 100 })));
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(scrollSteps * 0.95) - 1] ?? Number.NaN;
}

async function measure(clerk: Clerk, url: string, employees: number): Promise<object> {
  const batch = await createSyntheticBatch({ url, employees, definition: syntheticDefinition(columns, false) });
  const runId = await calculate(clerk, batch, limits.chunkEmployees);
  await finished(clerk, runId);
  const query = queryOf(batch, runId);
  const figures: Record<string, Figure> = {};
  for (const [name, ask] of Object.entries(questions))
    figures[name] = figure(
      askedMs(employees),
      await milliseconds(() => ask(createResultReader({ sql: clerk.sql, copyOut: copyOutOf(clerk.client) }), query)),
    );
  const reader = createResultReader({ sql: clerk.sql, copyOut: copyOutOf(clerk.client) });
  figures['groupAgain'] = figure(
    askedMs(employees),
    await (async () => {
      await groupResult(reader, { ...query, groupBy: 'department' });
      return await milliseconds(() => groupResult(reader, { ...query, groupBy: 'hasErrors' }));
    })(),
  );
  await listResultRows(reader, { ...query, sort: net });
  figures['scrollStepP95'] = figure(askedScrollMs, await scroll(reader, query, employees));
  return { employees, columns, milliseconds: figures };
}

/** Runs on a database of its own in the cluster that tests use; statistics are those of a run that has just ended. */
export async function benchTables(employees: number): Promise<object> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  try {
    const worker = await startWorkerProcess(database.url);
    const clerk = await openClerk(database.url);
    try {
      return await measure(clerk, database.url, employees);
    } finally {
      await clerk.close();
      await worker.stop();
    }
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
