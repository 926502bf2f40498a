import { cancelRun, createResultReader, listRowKeys, summarizeRows } from '@wagewright/db';
import { copyOutOf } from '@wagewright/db/copy';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculate, createSyntheticBatch, readResult, readRun, type SyntheticBatch } from '../../../src/testing/index.ts';
import { chunk, openWorkbench, type Workbench } from './workbench.ts';

const employees = 60;
const idOf = (row: number): number => 1_000_000 + row;

let bench: Workbench;
let batch: SyntheticBatch;
beforeAll(async () => {
  bench = await openWorkbench();
  batch = await createSyntheticBatch({ url: bench.url, employees, columns: 20, failingEvery: 25 });
});
afterAll(() => bench.close());

/** Computes all chunks of a run; the last one's outcome. */
async function compute(runId: number, chunks: number): Promise<string> {
  const computer = bench.computer(await bench.connect());
  let outcome = '';
  for (let number = 1; number <= chunks; number++) ({ outcome } = await computer.compute(chunk(runId, number)));
  return outcome;
}

async function calculateWhole(): Promise<number> {
  const runId = await calculate(bench.clerk, batch, 20);
  expect(await compute(runId, 3)).toBe('run-finished');
  return runId;
}

async function readBatch(): Promise<{ status: string; current: number }> {
  const { rows } = await bench.clerk.client.query('SELECT status, current_run_id AS current FROM batch WHERE id = $1', [batch.batchId]);
  return rows[0];
}

const setBase = (row: number, minor: number) =>
  bench.clerk.client.query('UPDATE calc.input SET v[1] = $3 WHERE batch_id = $1 AND row_number = $2', [batch.batchId, row, minor]);
const setPlace = (row: number, place: string) =>
  bench.clerk.client.query('UPDATE calc.input SET t[1] = $3 WHERE batch_id = $1 AND row_number = $2', [batch.batchId, row, place]);
const hold = (row: number, held: boolean) =>
  bench.clerk.client.query('UPDATE batch_payee SET held_at = CASE WHEN $3 THEN now() END WHERE batch_id = $1 AND row_number = $2', [
    batch.batchId,
    row,
    held,
  ]);

/** Result, totals and count of failed cells of a run, to be compared with another's. */
async function stateOf(runId: number) {
  const { totals, errorCount } = await readRun(bench.clerk, runId);
  return { totals, errorCount, result: await readResult(bench.clerk, runId) };
}

describe('a partial run', () => {
  it('gives what a whole run would give, for any people whose input has changed', async () => {
    const change = fc.record({
      row: fc.integer({ min: 1, max: employees }),
      base: fc.integer({ min: 0, max: 4_000_000 }),
      fails: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(change, { minLength: 1, maxLength: 9, selector: ({ row }) => row }),
        fc.nat(employees - 1),
        async (changes, held) => {
          await hold(held + 1, true);
          const current = await calculateWhole();
          for (const { row, base, fails } of changes) {
            await setBase(row, base);
            await setPlace(row, fails ? 'Nowhere' : 'Dali');
          }
          const runId = await calculate(bench.clerk, batch, 4, { employeeIds: changes.map(({ row }) => idOf(row)) });
          expect(await compute(runId, Math.ceil(changes.length / 4))).toBe('run-finished');
          expect(await readBatch()).toEqual({ status: 'calculated', current });
          expect((await readRun(bench.clerk, runId)).totals).toMatchObject({ payees: changes.length, others: 0 });
          const corrected = await stateOf(current);
          expect(corrected).toEqual(await stateOf(await calculateWhole()));
          await hold(held + 1, false);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('gives the findings of a whole run: of those who are named its own, of the others the former', async () => {
    await setBase(3, 10_00);
    await setBase(4, 5_000_00);
    await setBase(9, 99_000_00);
    const current = await calculateWhole();
    const people = async () => {
      const sql =
        'SELECT employee_id - 1000000 AS row, value FROM calc.finding WHERE run_id = $1 AND employee_id = ANY ($2::int[]) ORDER BY 1';
      const { rows } = await bench.clerk.client.query(sql, [current, [idOf(3), idOf(4), idOf(9)]]);
      return rows;
    };
    expect(await people()).toEqual([
      { row: 3, value: '1000' },
      { row: 9, value: '9900000' },
    ]);
    await setBase(3, 5_000_00);
    await setBase(4, 1_00);
    expect(await compute(await calculate(bench.clerk, batch, 4, { employeeIds: [idOf(3), idOf(4)] }), 1)).toBe('run-finished');
    expect(await people()).toEqual([
      { row: 4, value: '100' },
      { row: 9, value: '9900000' },
    ]);
  });

  it('takes away what was kept by column of the tables that it corrects; tables say the same by column as by row', async () => {
    const runId = await calculateWhole();
    const wholeTables = `SELECT table_no FROM calc.column_block WHERE run_id = $1 AND place = 0 AND first = 0 GROUP BY table_no
      HAVING count(*) = (SELECT count(*) FROM calculation_chunk WHERE run_id = $1 AND stage = 0)`;
    const blocks = async () => (await bench.clerk.client.query(wholeTables, [runId])).rowCount ?? 0;
    const table = batch.program.tables.find(({ code }) => code === 'Pay');
    if (!table) throw new Error('The synthetic definition has a table of pay.');
    const query = { batchId: batch.batchId, runId, tableNo: table.no, columns: table.columns, conditions: [], match: 'all' as const };
    const told = async () => {
      const reader = createResultReader({ sql: bench.clerk.sql, copyOut: copyOutOf(bench.clerk.client) });
      const keys = await listRowKeys(reader, { ...query, sort: { column: 'Net', direction: 'ascending' } });
      return { sums: await summarizeRows(reader, query), keys: keys.between(0, keys.count) };
    };
    expect(await blocks()).toBeGreaterThan(0);
    const byColumn = await told();
    await setBase(7, 3_999_999);
    await calculate(bench.clerk, batch, 20, { employeeIds: [idOf(7)] }).then((partial) => compute(partial, 1));
    expect(await blocks()).toBe(0);
    const corrected = await told();
    expect(corrected.sums.total).toBe(byColumn.sums.total);
    expect(corrected.sums).not.toEqual(byColumn.sums);
    const whole = await calculateWhole();
    query.runId = whole;
    expect(await told()).toEqual(corrected);
  });

  it('leaves the old result whole until its last chunk, and when it is cancelled', async () => {
    const current = await calculateWhole();
    const before = await stateOf(current);
    await setBase(3, 1_234_500);
    await setBase(9, 2_345_600);
    const runId = await calculate(bench.clerk, batch, 1, { employeeIds: [idOf(3), idOf(9)] });
    expect(await compute(runId, 1)).toBe('finished');
    expect(await stateOf(current)).toEqual(before);
    await cancelRun(bench.clerk.sql, { runId });
    expect(await compute(runId, 2)).toBe('nothing-to-do');
    expect(await stateOf(current)).toEqual(before);
    expect(await readBatch()).toEqual({ status: 'calculated', current });
  });

  it('leaves the old result whole when it fails', async () => {
    const current = await calculateWhole();
    const before = await stateOf(current);
    const runId = await calculate(bench.clerk, batch, 1, { employeeIds: [idOf(3), idOf(9)] });
    expect(await compute(runId, 1)).toBe('finished');
    await bench.clerk.client.query('UPDATE calc.row SET v[17] = v[17] + 1 WHERE run_id = $1 AND table_no = 3', [runId]);
    expect(await compute(runId, 2)).toBe('run-failed');
    expect(await stateOf(current)).toEqual(before);
    expect(await readBatch()).toEqual({ status: 'calculated', current });
  });

  it('is refused for strangers, and where the result comes from another definition', async () => {
    await calculateWhole();
    const refused = (code: string) => expect.objectContaining({ code });
    await expect(calculate(bench.clerk, batch, 20, { employeeIds: [idOf(1), 77] })).rejects.toThrowError(refused('NOT_FOUND'));
    const other = { ...batch, program: { ...batch.program, hash: 'f'.repeat(64) } };
    await expect(calculate(bench.clerk, other, 20, { employeeIds: [idOf(1)] })).rejects.toThrowError(refused('RESULT_MISSING'));
    const fresh = await createSyntheticBatch({ url: bench.url, employees: 5 });
    await expect(calculate(bench.clerk, fresh, 20, { employeeIds: [idOf(1)] })).rejects.toThrowError(refused('RESULT_MISSING'));
    expect(await readBatch()).toMatchObject({ status: 'calculated' });
  });
});
