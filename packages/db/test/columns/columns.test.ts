import { batchMachine } from '@wagewright/contracts/payroll/batches';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import * as columns from '../../src/columns/index.ts';
import { createTestDatabase } from '../../src/testing/index.ts';

const { batchColumns, solutionColumns, runColumns, forkedRunColumns, copyColumns, positionColumns, ColumnError } = columns;

type Reader = (value: unknown) => unknown;
const tables = Object.entries(columns).filter(([name]) => name.endsWith('Columns')) as [string, Record<string, Reader>][];

/** No column holds a symbol, so that each reader says of which column it is. */
function columnOf(read: Reader): readonly [table: string, column: string] {
  try {
    read(Symbol('nothing that is stored'));
  } catch (error) {
    if (error instanceof ColumnError) return [error.table, error.column];
    throw error;
  }
  throw new Error('A reader took a symbol for a stored value.');
}

describe('columns are read, not asserted', () => {
  it('a status is one of its machine’s, and the same value', () => {
    for (const status of Object.keys(batchMachine.labels)) expect(batchColumns.status(status)).toBe(status);
  });

  it('a wrong value is an error with table, column, what is there and what should be', () => {
    expect(() => batchColumns.status('finished')).toThrow(/Column batch\.status holds "finished", where one of new, .*closed/);
    expect(() => solutionColumns.periodType('fortnightly')).toThrow(/solution\.period_type holds "fortnightly"/);
  });

  it('what every object inherits is no status', () => {
    expect(() => batchColumns.status('constructor')).toThrow(ColumnError);
    expect(() => batchColumns.status('__proto__')).toThrow(ColumnError);
  });

  it('a name says itself in every language', () => {
    const name = { en: 'Head office', 'zh-CN': '总部' };
    expect(solutionColumns.name(name)).toBe(name);
    expect(() => solutionColumns.name({ en: 'Head office' })).toThrow('Column solution.name holds an object of another shape');
    expect(() => solutionColumns.name(null)).toThrow('Column solution.name holds null');
  });

  it('only a column that may be empty may be empty', () => {
    expect(positionColumns.title(null)).toBeNull();
    expect(runColumns.totals(null)).toBeNull();
    expect(() => positionColumns.title('Clerk')).toThrow(/position\.title/);
  });

  it('an error says nothing of people or pay', () => {
    const secret = { payees: 'Li Na 8,200.00', columns: {}, summary: null };
    expect(() => runColumns.totals(secret)).toThrow(/^(?!.*(Li Na|8,200)).*calculation_run\.totals/);
    expect(() => batchColumns.status('Li Na, 8,200.00 in January')).toThrow('holds a string');
  });

  it('totals have counts, columns and a summary or none', () => {
    const totals = { payees: 2, held: 0, payeesWithErrors: 0, columns: { 'Pay.Net': '1.00' }, summary: null };
    expect(runColumns.totals(totals)).toBe(totals);
    expect(() => runColumns.totals({ ...totals, summary: { gross: '1.00' } })).toThrow(ColumnError);
    expect(() => runColumns.totals({ ...totals, columns: null })).toThrow(ColumnError);
  });

  it('what a fork was given is what its contract says', () => {
    expect(forkedRunColumns.changes({ employeeIds: [1, 2] }).employeeIds).toEqual([1, 2]);
    expect(() => forkedRunColumns.changes({ employeeIds: 'all' })).toThrow(/forked_run\.changes/);
    expect(() => forkedRunColumns.changes({ parameters: [{ table: 'Rates' }] })).toThrow(ColumnError);
  });

  it('a definition without the tables of a step is none', () => {
    const name = { en: 'Pay', 'zh-CN': '工资' };
    expect(copyColumns.definition({ steps: [{ code: 'PAY', name, tables: [] }] }).steps).toHaveLength(1);
    expect(() => copyColumns.definition({ steps: [{ code: 'PAY', name }] })).toThrow(/solution_copy\.definition/);
  });

  it('every column that is read is there', async () => {
    const read = tables.flatMap(([, readers]) => Object.values(readers).map(columnOf));
    expect(read.length).toBeGreaterThan(20);
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ place: string }>(
        "SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name || '.' || column_name AS place FROM information_schema.columns WHERE table_schema IN ('public', 'calc')",
      );
      const there = new Set(rows.map(({ place }) => place));
      expect(read.map((place) => place.join('.')).filter((place) => !there.has(place))).toEqual([]);
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
