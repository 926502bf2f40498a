import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appConnection } from '../../src/client.ts';
import {
  CopyBuffer,
  cellErrorCopy,
  copyIn,
  encodeCellErrors,
  encodeResultRows,
  InputBlock,
  type ResultTable,
  readInput,
  resultRowCopy,
  rowColumnsOf,
} from '../../src/copy/index.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

const int64Min = -(2n ** 63n);
const int64Max = 2n ** 63n - 1n;
const safe = 2n ** 53n - 1n;

const cell = fc.oneof(
  fc.constant(null),
  fc.bigInt({ min: -5n, max: 5n }),
  fc.bigInt({ min: -(2n ** 33n), max: 2n ** 33n }),
  fc.bigInt({ min: int64Min, max: int64Max }),
  fc.constantFrom(int64Min, int64Max, safe, -safe, safe + 1n, -safe - 1n, 2n ** 31n, -(2n ** 31n), 2n ** 31n - 1n, 2n ** 32n, -(2n ** 32n)),
);
// PostgreSQL's text holds every character except NUL; a lone surrogate is no character
const text = fc.option(fc.string({ unit: 'binary', maxLength: 90 }).filter((value) => !value.includes('\0') && value.isWellFormed()));

interface Sample {
  readonly v: (bigint | null)[][];
  readonly t: (string | null)[][];
  readonly errors: number[];
}
const sample: fc.Arbitrary<Sample> = fc
  .record({ rows: fc.integer({ min: 0, max: 12 }), numbers: fc.integer({ min: 0, max: 9 }), texts: fc.integer({ min: 0, max: 3 }) })
  .chain(({ rows, numbers, texts }) => {
    const exactly = <Value>(of: fc.Arbitrary<Value>, length: number) => fc.array(of, { minLength: length, maxLength: length });
    return fc.record({
      v: exactly(exactly(cell, numbers), rows),
      t: exactly(exactly(text, texts), rows),
      errors: exactly(fc.nat(40_000), rows),
    });
  });

/** Turns rows into columns, as the engine delivers them: beyond ±(2^53 − 1) in `big`, NaN in the column. */
function tableOf({ v, t, errors }: Sample): ResultTable {
  const big = new Map<number, Map<number, bigint>>();
  const columns = (v[0] ?? []).map((_, column) =>
    Float64Array.from(v, (row, index) => {
      const value = row[column] ?? null;
      if (value === null) return Number.NaN;
      if (value >= -safe && value <= safe) return Number(value);
      const values = big.get(column) ?? new Map<number, bigint>();
      big.set(column, values.set(index, value));
      return Number.NaN;
    }),
  );
  const texts = (t[0] ?? []).map((_, column) => t.map((row) => row[column] ?? null));
  return { no: 7, v: columns, t: texts, big, first: null, errorCount: Uint16Array.from(errors) };
}

describe('COPY BINARY', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client(appConnection({ url: database.url, applicationName: 'wagewright-worker' }));
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  beforeEach(async () => {
    await client.query('DELETE FROM calc.row; DELETE FROM calc.cell_error; DELETE FROM calc.input');
  });

  it('stores exactly the values of every result row, and reads frozen input back exactly', async () => {
    const buffer = new CopyBuffer(64);
    let runId = 0;
    await fc.assert(
      fc.asyncProperty(sample, async (given) => {
        runId++;
        const rows = given.errors.length;
        const employees = Int32Array.from({ length: rows }, (_, row) => 1000 + row);
        buffer.restart();
        const table = tableOf(given);
        const columns = rowColumnsOf([table]);
        encodeResultRows(buffer, table, { runId, columns, employeeIds: employees, rows });
        expect(await copyIn(client, resultRowCopy(columns), buffer)).toBe(rows);
        const stored = await client.query<{
          employee_id: number;
          v: string[];
          t: string[];
          errors: number;
          line: number;
          table_no: number;
        }>('SELECT * FROM calc.row WHERE run_id = $1 ORDER BY employee_id', [runId]);
        expect(stored.rows.map(({ v, t, errors, employee_id, table_no, line }) => ({ v, t, errors, employee_id, table_no, line }))).toEqual(
          given.errors.map((errors, row) => ({
            v: (given.v[row] as (bigint | null)[]).map((value) => value?.toString() ?? null),
            t: given.t[row],
            errors: Math.min(errors, 32_767),
            employee_id: 1000 + row,
            table_no: 7,
            line: 0,
          })),
        );
        await expectInputRoundTrip(given, runId);
      }),
      { numRuns: 60 },
    );
  });

  /** The rows just stored become the frozen input of a batch of the same number, from row 11 on. */
  async function expectInputRoundTrip(given: Sample, id: number): Promise<void> {
    const rows = given.errors.length;
    if (rows === 0) return;
    await client.query(
      `INSERT INTO calc.input SELECT $1, 3, employee_id - 1000 + 11, employee_id, 0, v, t FROM calc.row WHERE run_id = $1 ORDER BY employee_id DESC`,
      [id],
    );
    const numbers = given.v[0]?.length ?? 0;
    const texts = given.t[0]?.length ?? 0;
    const block = new InputBlock(
      [
        { tableNo: 3, numbers, texts, lines: 'one' },
        { tableNo: 4, numbers: 1, texts: 1, lines: 'one' },
      ],
      20,
    );
    expect(await readInput(client, { batchId: id }, { fromRow: 11, toRow: 10 + rows, rowNumbers: null }, block)).toBe(rows);
    const table = block.tables.get(3);
    const read = given.v.map((row, index) =>
      row.map((_, column) => {
        const value = table?.numbers[column]?.[index] as number;
        return Number.isNaN(value) ? (table?.big.get(column)?.get(index) ?? null) : BigInt(value);
      }),
    );
    expect(read).toEqual(given.v);
    expect(given.t.map((row, index) => row.map((_, column) => table?.texts[column]?.[index]))).toEqual(given.t);
    expect(block.tables.get(4)?.texts[0]?.slice(0, rows)).toEqual(new Array(rows).fill(null));
  }

  it('keeps blanks where no row was frozen, and forgets the chunk before', async () => {
    await client.query(`INSERT INTO calc.input VALUES (1, 3, 2, 20, 0, '{5}', '{x}'), (1, 3, 5, 50, 0, '{6}', '{y}')`);
    const block = new InputBlock([{ tableNo: 3, numbers: 2, texts: 1, lines: 'one' }], 4);
    await readInput(client, { batchId: 1 }, { fromRow: 1, toRow: 4, rowNumbers: null }, block);
    expect([...(block.tables.get(3)?.numbers[0] ?? [])]).toEqual([Number.NaN, 5, Number.NaN, Number.NaN]);
    await readInput(client, { batchId: 1 }, { fromRow: 4, toRow: 5, rowNumbers: null }, block);
    expect([...(block.tables.get(3)?.numbers[0] ?? [])].slice(0, 2)).toEqual([Number.NaN, 6]);
    expect(block.tables.get(3)?.texts[0]).toEqual([null, 'y']);
  });

  it('stores cell errors with their detail', async () => {
    const buffer = new CopyBuffer(64);
    const detail = { message: 'No rate for “北京” 😀', inputs: { City: '北京', Base: null } };
    encodeCellErrors(buffer, 9, [
      { tableNo: 2, employeeId: 5, line: 0, column: '税率', code: 'NO_ROW', detail },
      { tableNo: 2, employeeId: 5, line: 0, column: 'Tax', code: 'INPUT_FAILED', detail: {} },
    ]);
    expect(await copyIn(client, cellErrorCopy, buffer)).toBe(2);
    const { rows } = await client.query('SELECT column_code, code, detail FROM calc.cell_error WHERE run_id = 9 ORDER BY code DESC');
    expect(rows).toEqual([
      { column_code: '税率', code: 'NO_ROW', detail },
      { column_code: 'Tax', code: 'INPUT_FAILED', detail: {} },
    ]);
  });

  it('sends a chunk larger than its first memory and larger than a message', async () => {
    const buffer = new CopyBuffer(64);
    const rows = 3_000;
    const table = tableOf({
      v: Array.from({ length: rows }, (_, row) => [BigInt(row), null, 12n]),
      t: [],
      errors: new Array(rows).fill(0),
    });
    const columns = rowColumnsOf([table]);
    encodeResultRows(buffer, table, { runId: 4, columns, employeeIds: Int32Array.from({ length: rows }, (_, row) => row + 1), rows });
    expect(await copyIn(client, resultRowCopy(columns), buffer)).toBe(rows);
    const { rows: sums } = await client.query('SELECT count(*)::int AS n, sum(v[1])::int AS sum FROM calc.row WHERE run_id = 4');
    expect(sums).toEqual([{ n: rows, sum: (rows * (rows - 1)) / 2 }]);
  });

  it('stores rows that are alike and rows that are not, whatever stands between them', async () => {
    const buffer = new CopyBuffer(64);
    const rows = 400;
    const cellOf = (row: number, column: number): bigint | null => {
      if (row === 150 && column === 1) return null; // shorter than its neighbours
      if (row === 390 && column === 2) return safe + 1n; // in no double
      return BigInt((row + 1) * (column - 1) * 1_000_003) * (row % 7 === 0 ? 65_536n : 1n);
    };
    const v = Array.from({ length: rows }, (_, row) => [cellOf(row, 0), cellOf(row, 1), cellOf(row, 2)]);
    const t = v.map((): string[] => []);
    const runs = [
      { runId: 21, failed: 0 },
      { runId: 22, failed: 3 },
    ];
    for (const { runId, failed } of runs) {
      const table = tableOf({ v, t, errors: v.map((_, row) => (row === 70 ? failed : 0)) });
      const columns = rowColumnsOf([table]);
      expect(columns).toEqual({ line: false, t: false, errors: failed > 0 });
      const employeeIds = Int32Array.from({ length: rows }, (_, row) => 5_000 - row);
      buffer.restart();
      encodeResultRows(buffer, table, { runId, columns, employeeIds, rows });
      expect(await copyIn(client, resultRowCopy(columns), buffer)).toBe(rows);
      const stored = await client.query<{ v: string[]; rest: string }>(
        `SELECT v::text[] AS v, table_no || ' ' || employee_id || ' ' || line || ' ' || t::text || ' ' || errors AS rest FROM calc.row WHERE run_id = $1
         ORDER BY employee_id DESC`,
        [runId],
      );
      expect(stored.rows.map((row) => row.v)).toEqual(v.map((row) => row.map((value) => value?.toString() ?? null)));
      expect(stored.rows.map(({ rest }) => rest)).toEqual(v.map((_, row) => `7 ${5_000 - row} 0 {} ${row === 70 ? failed : 0}`));
    }
  });

  it('reports what PostgreSQL refuses, and leaves the connection usable', async () => {
    const buffer = new CopyBuffer();
    const table = tableOf({ v: [[1n]], t: [[]], errors: [0] });
    const columns = rowColumnsOf([table]);
    for (let twice = 0; twice < 2; twice++) encodeResultRows(buffer, table, { runId: 5, columns, employeeIds: Int32Array.of(1), rows: 1 });
    await expect(copyIn(client, resultRowCopy(columns), buffer)).rejects.toThrow(/duplicate key/);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
