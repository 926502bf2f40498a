import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTaskMemory } from '../../../src/pool/task.ts';
import { type Calculation, calculate, createSyntheticBatch, readResult, readRun, type SyntheticBatch } from '../../../src/testing/index.ts';
import { expectedRows, spreadOvertime, stagedDefinition, storedRows, type TableRows } from './staged-batch.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

const employees = 50;
const idOf = (row: number): number => 1_000_000 + row;

let bench: Workbench;
let batch: SyntheticBatch;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  batch = await createSyntheticBatch({ url: bench.url, employees, definition: stagedDefinition(), failingEvery: 20 });
  await spreadOvertime(bench.clerk.client, batch.batchId, batch.program);
});

/** Computes what a run leaves open, stage after stage; the stages' outcomes. */
async function compute(runId: number): Promise<string[]> {
  const computer = bench.computer(await bench.connect());
  const outcomes: string[] = [];
  for (;;) {
    const { rows } = await bench.clerk.client.query<{ stage: number; number: number }>(
      `SELECT stage, number FROM calculation_chunk WHERE run_id = $1 AND state = 'open' ORDER BY stage, number`,
      [runId],
    );
    if (rows.length === 0) return outcomes;
    for (const { stage, number } of rows) {
      const { outcome } = await computer.compute({ runId, stage, number, memory: createTaskMemory() });
      if (outcome !== 'finished') outcomes.push(outcome);
    }
  }
}

async function run(calculation: Calculation = {}): Promise<number> {
  const runId = await calculate(bench.clerk, batch, 20, calculation);
  expect((await compute(runId)).at(-1)).toBe('run-finished');
  return runId;
}

const expected = (runId: number): Promise<TableRows> => expectedRows(bench.clerk.client, runId, batch.batchId, employees, batch.program);
const stored = (runId: number): Promise<TableRows> => storedRows(bench.clerk.client, runId, batch.program);

async function readBatch(): Promise<{ status: string; current: number | null }> {
  const { rows } = await bench.clerk.client.query('SELECT status, current_run_id AS current FROM batch WHERE id = $1', [batch.batchId]);
  return rows[0];
}

const setBase = (row: number, minor: number) =>
  bench.clerk.client.query('UPDATE calc.input SET v[1] = $3 WHERE batch_id = $1 AND row_number = $2 AND table_no = 1', [
    batch.batchId,
    row,
    minor,
  ]);

describe('a run in stages', () => {
  it('stores what the engine gives in one go, with lines and with what all employees make together', async () => {
    const runId = await calculate(bench.clerk, batch, 20);
    expect(await compute(runId)).toEqual(['stage-finished', 'stage-finished', 'run-finished']);
    const rows = await stored(runId);
    expect(rows).toEqual(await expected(runId));
    expect(rows['Extra']).toHaveLength(17 * 3 + 17);
    expect(rows['ByPlace']?.map(({ t, failed }) => [t[0], failed.length])).toEqual([
      ['Dali', 0],
      ['Kunming', 0],
      ['Nowhere', 2],
      ['昆明', 0],
    ]);
    expect(await readBatch()).toEqual({ status: 'calculated', current: runId });
    expect(await readRun(bench.clerk, runId)).toMatchObject({ payeesDone: employees, totals: { payees: employees, payeesWithErrors: 2 } });
  });

  it('enqueues the chunks of the next stage with the last one of the stage before', async () => {
    const runId = await calculate(bench.clerk, batch, 20);
    await compute(runId);
    const { rows } = await bench.clerk.client.query(
      `SELECT (data->>'stage')::int AS stage, count(*)::int AS chunks FROM pgboss.job WHERE (data->>'runId')::int = $1 GROUP BY 1 ORDER BY 1`,
      [runId],
    );
    expect(rows).toEqual([0, 1, 2].map((stage) => ({ stage, chunks: 3 })));
  });

  it('up to a step stores its tables and leaves the batch waiting; the next run goes to the end', async () => {
    const stepped = await run({ upToStep: 'All' });
    expect(await readBatch()).toEqual({ status: 'waiting', current: stepped });
    const first = await stored(stepped);
    expect(Object.keys(first).sort()).toEqual(['ByKind', 'ByPlace', 'Extra', 'Pay', 'Person']);
    const whole = await run();
    const rows = await stored(whole);
    for (const code of Object.keys(first)) expect(first[code], code).toEqual(rows[code]);
    expect(await readBatch()).toEqual({ status: 'calculated', current: whole });
  });

  it('shows its groups in a view for SQL and BI, under no employee', async () => {
    await run();
    const { no = 0, columns = [] } = batch.program.tables.find(({ code }) => code === 'ByPlace') ?? {};
    const { rows } = await bench.clerk.client.query<{ id: number }>('SELECT copy_id AS id FROM batch WHERE id = $1', [batch.batchId]);
    const client = await bench.connect();
    await client.query(`RESET ROLE`);
    await client.query(`SELECT calc.publish_view('SYNTHETIC', $1, 1, $2, 'ByPlace', $3)`, [rows[0]?.id, no, JSON.stringify(columns)]);
    const view = await client.query('SELECT employee_number, place, people::int FROM bi.synthetic_1_byplace ORDER BY line');
    expect(view.rows).toEqual([
      { employee_number: null, place: 'Dali', people: 16 },
      { employee_number: null, place: 'Kunming', people: 16 },
      { employee_number: null, place: 'Nowhere', people: 2 },
      { employee_number: null, place: '昆明', people: 16 },
    ]);
  });

  it('counts the lines of a table, not its payees', async () => {
    const runId = await calculate(bench.clerk, batch, 60);
    expect((await compute(runId)).at(-1)).toBe('run-finished');
    const { rows } = await bench.clerk.client.query(
      `SELECT result->'rows' AS rows FROM calculation_chunk WHERE run_id = $1 AND stage = 0`,
      [runId],
    );
    const extra = batch.program.tables.find(({ code }) => code === 'Extra')?.no ?? 0;
    expect(rows[0].rows[extra]).toBe(17 * 3 + 17);
  });
});

describe('a partial run of a batch with stages', () => {
  it('touches nobody else where no group changes', async () => {
    const current = await run();
    const before = await readResult(bench.clerk, current);
    const runId = await run({ employeeIds: [idOf(7)] });
    expect((await readRun(bench.clerk, runId)).totals).toMatchObject({ payees: 1, others: 0 });
    const { rows } = await bench.clerk.client.query('SELECT DISTINCT row_numbers FROM calculation_chunk WHERE run_id = $1', [runId]);
    expect(rows).toEqual([{ row_numbers: [7] }]);
    expect(await readResult(bench.clerk, current)).toEqual(before);
  });

  it('makes each pivot whole and calculates everybody who reads a group that changed', async () => {
    const current = await run();
    await setBase(7, 3_999_900);
    await setBase(20, 1_000_000); // works nowhere: fails before and after
    const runId = await run({ employeeIds: [idOf(7), idOf(20)] });
    const { totals } = (await readRun(bench.clerk, runId)) as { totals: { others: number } };
    expect(totals.others).toBeGreaterThan(0);
    const corrected = { result: await readResult(bench.clerk, current), totals: (await readRun(bench.clerk, current)).totals };
    expect(await stored(current)).toEqual(await expected(current));
    const whole = await run();
    expect(corrected).toEqual({ result: await readResult(bench.clerk, whole), totals: (await readRun(bench.clerk, whole)).totals });
  });
});
