import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOutOf } from '../../../src/copy/index.ts';
import { prepareBatch } from '../../../src/payroll/batches/index.ts';
import {
  cellErrorsOf,
  countPayeesWithErrors,
  createResultReader,
  groupResult,
  listCellErrors,
  listErrorCauses,
  listResultRows,
  pivotResult,
  type ResultReader,
  type RowFilter,
  type RowQuery,
  readColumnValues,
  type StoredColumn,
  summarizeRows,
} from '../../../src/payroll/tables/index.ts';
import { calculateBatch, findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('a window of a calculated table', () => {
  let seeded: SeededDatabase;
  let base: RowQuery;
  let reader: ResultReader;
  let failing: number;
  let position: (code: string) => number;

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    reader = createResultReader({ sql: seeded.sql, copyOut: copyOutOf(seeded.client) });
    const { id: batchId } = await findBatch(seeded.sql, 'US_BIWEEKLY', 4);
    const [person] = await seeded.sql.query<{ id: number }>(`SELECT min(id) AS id FROM employee WHERE custom->>'filing_status' = 'single'`);
    failing = person?.id ?? 0;
    await seeded.sql.query(`UPDATE employee SET custom = custom || '{"filing_status": "divorced"}' WHERE id = $1::int`, [failing]);
    const program = await programOf(seeded.sql, batchId);
    await prepareBatch(seeded.sql, { batchId, program });
    const { runId } = await calculateBatch(seeded.sql, batchId);
    await seeded.sql.query('UPDATE batch_payee SET held_at = now() WHERE batch_id = $1::int AND row_number = 3', [batchId]);
    const table = program.tables.find(({ code }) => code === 'Pay');
    const columns: readonly StoredColumn[] = table?.columns ?? [];
    position = (code) => (columns.find((column) => column.code === code)?.position ?? 0) - 1;
    base = { batchId, runId, tableNo: table?.no ?? 0, columns, conditions: [], match: 'all', offset: 0, limit: 20 };
  });
  afterAll(() => seeded.close());

  const list = (query: Partial<RowQuery>) => listResultRows(reader, { ...base, ...query });
  const cents = (row: { v: readonly (string | null)[] } | undefined, code: string): bigint => BigInt(row?.v[position(code)] ?? '0');

  it('counts everybody and pages in the order of the payees', async () => {
    const first = await list({});
    const second = await list({ offset: 20 });
    expect(first.rows).toHaveLength(20);
    expect(first.total).toBe(second.total);
    const numbers = [...first.rows, ...second.rows].map(({ employeeNumber }) => employeeNumber);
    expect(numbers).toEqual(numbers.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(numbers).size).toBe(40);
  });

  it('sorts by a calculated column, blanks at the end when descending', async () => {
    const { rows } = await list({ sort: { column: 'Net', direction: 'descending' }, limit: 500 });
    const nets = rows.flatMap(({ v }) => v[position('Net')] ?? []).map(BigInt);
    expect(nets).toEqual([...nets].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    expect(rows.at(-1)?.v[position('Net')]).toBeNull();
  });

  it('finds rows by one of several values, also by none', async () => {
    const oneOf = (values: string[]) => list({ conditions: [{ column: 'FilingStatus', operator: 'one-of', values }] });
    const [single, married, both] = [await oneOf(['single']), await oneOf(['married_jointly']), await oneOf(['single', 'married_jointly'])];
    expect(single.total).toBeGreaterThan(0);
    expect(both.total).toBe(single.total + married.total);
    const blank = await list({ conditions: [{ column: 'Net', operator: 'blank' }] });
    expect((await list({ conditions: [{ column: 'Net', operator: 'one-of', values: [''] }] })).total).toBe(blank.total);
  });

  it('finds rows between two amounts, either of them open', async () => {
    const between = (least: string, most: string) => list({ conditions: [{ column: 'Net', operator: 'between', values: [least, most] }] });
    const [low, high, all] = [
      await between('', '1999.99'),
      await between('2000', ''),
      await list({ conditions: [{ column: 'Net', operator: 'not-blank' }] }),
    ];
    expect(low.total + high.total).toBe(all.total);
    for (const row of low.rows) expect(cents(row, 'Net')).toBeLessThan(200_000n);
  });

  it('counts the values of a column, and gives the bounds of amounts', async () => {
    const { total, values } = await readColumnValues(reader, { ...base, column: 'FilingStatus', limit: 10 });
    expect(total).toBe(values.length);
    for (const { value, rows } of values) {
      const found = await list({ conditions: [{ column: 'FilingStatus', operator: 'one-of', values: [value ?? ''] }] });
      expect(found.total).toBe(rows);
    }
    const nets = await readColumnValues(reader, { ...base, column: 'Net', limit: 1 });
    const [lowest] = (
      await list({ conditions: [{ column: 'Net', operator: 'not-blank' }], sort: { column: 'Net', direction: 'ascending' }, limit: 1 })
    ).rows;
    expect(nets.least?.replace('.', '')).toBe(String(cents(lowest, 'Net')));
  });

  it('says what a department lies in, and finds it by that and by its name in either language', async () => {
    const values = async (containing?: string) =>
      (await readColumnValues(reader, { ...base, column: 'department', limit: 1_000, ...(containing ? { containing } : {}) })).values;
    const all = await values();
    const parents = await seeded.sql.query<{ child: string; parent: string; native: string }>(
      `SELECT DISTINCT c.name->>'en' AS child, p.name->>'en' AS parent, c.name->>'zh-CN' AS native
       FROM batch_payee y JOIN department_version c ON c.department_id = y.department_id
       JOIN department_version p ON p.department_id = c.parent_id WHERE y.batch_id = $1::int`,
      [base.batchId],
    );
    const [some] = parents;
    const found = all.find(({ value }) => value === some?.child);
    expect(parents.filter(({ child }) => child === some?.child).map(({ parent }) => parent)).toContain(
      found?.within?.en.split(' › ').at(-1),
    );
    const children = new Set(parents.filter(({ parent }) => parent === some?.parent).map(({ child }) => child));
    const below = (await values(some?.parent)).map(({ value }) => value);
    for (const child of children) expect(below).toContain(child);
    expect(below.length).toBeLessThan(all.length);
    expect((await values(some?.native)).map(({ value }) => value)).toContain(some?.child);
  });

  it('adds up the amounts of the rows that are found, and knows which columns say the same', async () => {
    const filter: RowFilter = { ...base, conditions: [{ column: 'Net', operator: 'between', values: ['2000', ''] }] };
    const { total, columns } = await summarizeRows(reader, filter);
    const { rows } = await list({ ...filter, limit: 500 });
    expect(total).toBe(rows.length);
    const of = (code: string) => columns[base.columns.findIndex((column) => column.code === code)];
    expect(of('Net')?.sum).toBe(String(rows.reduce((sum, row) => sum + cents(row, 'Net'), 0n)));
    expect(of('Net')?.isSame).toBe(false);
    expect(of('Periods')?.isSame).toBe(true);
  });

  it('sorts by name', async () => {
    const { rows } = await list({ sort: { column: 'name', direction: 'ascending' }, limit: 5 });
    const [first] = await seeded.sql.query<{ name: string }>(
      'SELECT min(e.name) AS name FROM batch_payee y JOIN employee e ON e.id = y.employee_id WHERE y.batch_id = $1::int',
      [base.batchId],
    );
    expect(rows[0]?.name).toBe(first?.name);
  });

  it('filters by every condition, or by a single one', async () => {
    const conditions = [
      { column: 'Gross', operator: 'greater', value: '3000.00' },
      { column: 'FilingStatus', operator: 'equals', value: 'married_jointly' },
    ] as const;
    const all = await list({ conditions, match: 'all', limit: 500 });
    const single = await list({ conditions, match: 'single', limit: 500 });
    expect(all.rows.every((row) => cents(row, 'Gross') > 300_000n && row.t[position('FilingStatus')] === 'married_jointly')).toBe(true);
    expect(single.rows.every((row) => cents(row, 'Gross') > 300_000n || row.t[position('FilingStatus')] === 'married_jointly')).toBe(true);
    expect(all.total).toBeGreaterThan(0);
    expect(single.total).toBeGreaterThan(all.total);
  });

  it('filters by movement, hold and errors of the payee', async () => {
    const joiners = await list({ conditions: [{ column: 'movement', operator: 'equals', value: 'joiner' }] });
    expect(joiners.rows.map(({ movement }) => movement)).toEqual(joiners.rows.map(() => 'joiner'));
    expect(joiners.total).toBeGreaterThan(0);
    const held = await list({ conditions: [{ column: 'held', operator: 'equals', value: 'true' }] });
    expect(held.rows.map((row) => row.held)).toEqual([true]);
    const failed = await list({ conditions: [{ column: 'hasErrors', operator: 'equals', value: 'true' }] });
    expect(failed.rows.map(({ employeeId }) => employeeId)).toEqual([failing]);
  });

  it('finds people by the beginning of their number and by parts of their name', async () => {
    const { rows } = await list({ search: '100007' });
    expect(rows.map(({ employeeNumber }) => employeeNumber)).toEqual(['100007']);
    const [person] = rows;
    const byName = await list({ search: person?.name?.split(' ')[1]?.toUpperCase() ?? '' });
    expect(byName.rows.map(({ employeeNumber }) => employeeNumber)).toContain('100007');
  });

  /** What PostgreSQL itself finds when it groups the stored rows by filing status: the answer that is expected. */
  const byStatus = (aggregate: string) =>
    seeded.sql.query<{ value: string | null; rows: number; people: number; figure: string | null }>(
      `SELECT r.t[${position('FilingStatus') + 1}] AS value, count(*)::int AS rows, count(DISTINCT r.employee_id)::int AS people, (${aggregate})::text AS figure
       FROM calc.row r WHERE r.run_id = $1::int AND r.table_no = $2::smallint GROUP BY 1 ORDER BY 1 NULLS LAST`,
      [base.runId, base.tableNo],
    );
  const net = () => `r.v[${position('Net') + 1}]`;
  const sumOf = (sums: readonly (bigint | null)[], code: string): string | null =>
    sums[base.columns.findIndex((column) => column.code === code)]?.toString() ?? null;

  it('groups rows with subtotals, which open to the rows that they count (specification §2: group)', async () => {
    const { total, groups } = await groupResult(reader, { ...base, groupBy: 'FilingStatus' });
    const expected = await byStatus(`sum(${net()})`);
    expect(total).toBe(expected.length);
    expect(groups.map(({ value, rows, people, sums }) => ({ value, rows, people, figure: sumOf(sums, 'Net') }))).toEqual(expected);
    for (const { value, rows } of groups) {
      const inside = await list({
        conditions: [{ column: 'FilingStatus', operator: value === null ? 'blank' : 'equals', value: value ?? '' }],
      });
      expect(inside.total).toBe(rows);
    }
  });

  it('groups within a group, also where any one condition is enough', async () => {
    const conditions = [
      { column: 'Gross', operator: 'greater', value: '3000.00' },
      { column: 'FilingStatus', operator: 'equals', value: 'single' },
    ] as const;
    const filter = { ...base, conditions, match: 'single' as const };
    const { groups } = await groupResult(reader, { ...filter, groupBy: 'department', limit: 500 });
    const some = groups.toSorted((a, b) => b.rows - a.rows)[0];
    const within = [{ column: 'department', operator: 'equals', value: some?.value ?? '' }] as const;
    const inside = await groupResult(reader, { ...filter, within, groupBy: 'FilingStatus' });
    expect(inside.groups.reduce((sum, { rows }) => sum + rows, 0)).toBe(some?.rows);
    expect((await list({ conditions, match: 'single', within })).rows.map(({ department }) => department?.en)).toEqual(
      Array.from({ length: some?.rows ?? 0 }, () => some?.value),
    );
  });

  it('orders groups by what they add up to, and takes a window of them', async () => {
    const groups = { ...base, groupBy: 'department', limit: 500 };
    const sort = { column: 'Net', direction: 'descending' } as const;
    const all = await groupResult(reader, { ...groups, sort });
    const nets = all.groups.map(({ sums }) => BigInt(sumOf(sums, 'Net') ?? '0'));
    expect(nets).toEqual([...nets].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    const { groups: second } = await groupResult(reader, { ...groups, sort, offset: 1, limit: 1 });
    expect(second).toEqual([all.groups[1]]);
    const whole = await summarizeRows(reader, base);
    expect(String(nets.reduce((sum, one) => sum + one, 0n))).toBe(whole.columns[base.columns.findIndex(({ code }) => code === 'Net')]?.sum);
  });

  it('groups by an amount and by the days of movement, also where nobody has a value', async () => {
    const { total, groups } = await groupResult(reader, { ...base, groupBy: 'Net', limit: 500 });
    const distinct = await seeded.sql.query<{ n: number }>(
      `SELECT count(DISTINCT coalesce(${net()}::text, ''))::int AS n FROM calc.row r WHERE r.run_id = $1::int AND r.table_no = $2::smallint`,
      [base.runId, base.tableNo],
    );
    expect(total).toBe(distinct[0]?.n);
    expect(groups.at(-1)).toMatchObject({ value: null, rows: 1, people: 1 });
    const moved = await groupResult(reader, { ...base, groupBy: 'movement' });
    expect(moved.groups.reduce((sum, { people }) => sum + people, 0)).toBe((await list({})).total);
  });

  it('pivots rows exactly: sum, count, average, least and most, with totals (specification §2: pivot views)', async () => {
    const aggregates = ['sum', 'count', 'average', 'min', 'max'] as const;
    const measures = aggregates.map((aggregate) => ({ aggregate, column: 'Net' }));
    const pivot = await pivotResult(reader, { ...base, rows: ['FilingStatus'], across: ['movement'], measures });
    const sql = { sum: 'sum', count: 'count', average: 'avg', min: 'min', max: 'max' };
    for (const [index, aggregate] of aggregates.entries()) {
      const digits = aggregate === 'count' ? '' : ' / 100';
      const expected = await byStatus(`round(${sql[aggregate]}(${net()})::numeric${digits}, ${aggregate === 'count' ? 0 : 2})`);
      expect(pivot.rowTotals.map((figures) => figures[index])).toEqual(expected.map(({ figure }) => figure));
    }
    expect(pivot.rows.map(([head]) => head?.value)).toEqual((await byStatus('1')).map(({ value }) => value));
    const counts = pivot.cells.map((row) => row.map((figures) => Number(figures[1])));
    expect(counts.map((row) => row.reduce((sum, n) => sum + n, 0))).toEqual(pivot.rowTotals.map((figures) => Number(figures[1])));
    expect(pivot.columnTotals.map((_, column) => counts.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(
      pivot.columnTotals.map((figures) => Number(figures[1])),
    );
  });

  it('pivots by fields within fields and counts rows; asks no sum of texts, and says how many groups there are beyond those it shows', async () => {
    const count = [{ aggregate: 'count' as const }];
    const within = await pivotResult(reader, { ...base, rows: ['department', 'FilingStatus'], across: [], measures: count });
    const { rows } = await list({ limit: 500 });
    const pairs = new Set(rows.map(({ department, t }) => `${department?.en} ${t[position('FilingStatus')]}`));
    expect(within.rows.map((heads) => heads.map(({ value }) => value).join(' ')).toSorted()).toEqual([...pairs].toSorted());
    expect(within.total).toEqual([String(rows.length)]);
    const byNet = await pivotResult(reader, { ...base, rows: [], across: ['Net'], measures: count });
    expect(byNet.columns.length).toBeLessThan(byNet.columnsTotal);
    const texts = pivotResult(reader, { ...base, rows: [], across: [], measures: [{ aggregate: 'sum', column: 'FilingStatus' }] });
    await expect(texts).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('refuses a column that is not there, and a value of another type', async () => {
    await expect(list({ sort: { column: 'Secret', direction: 'ascending' } })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(list({ conditions: [{ column: 'Net', operator: 'less', value: "0'; DROP TABLE batch" }] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('tells why a cell has no value', async () => {
    const { rows, total } = await listCellErrors(seeded.sql, { runId: base.runId, offset: 0, limit: 10 });
    expect(total).toBeGreaterThan(1);
    expect(rows[0]).toMatchObject({ employeeId: failing, code: 'RAISED' });
    const { causes, people, following, ...count } = await listErrorCauses(seeded.sql, { runId: base.runId, limit: 10, each: 3 });
    expect({ people, following, ...count }).toEqual({ people: 1, following: total - 1, total: 1 });
    expect(causes).toMatchObject([{ code: 'RAISED', people: 1, cells: 1, concerned: [{ employeeId: failing, column: rows[0]?.column }] }]);
    const ofCause = (cause: string) => listCellErrors(seeded.sql, { runId: base.runId, cause, offset: 0, limit: 10 });
    expect(await ofCause(causes[0]?.key ?? '')).toEqual({ rows: [rows[0]], total: 1 });
    expect(await ofCause('another')).toEqual({ rows: [], total: 0 });
    const cells = await cellErrorsOf(seeded.sql, { runId: base.runId, tableNo: base.tableNo, employeeIds: [failing] });
    expect(cells).toHaveLength(total);
    expect(await countPayeesWithErrors(seeded.sql, base.batchId)).toBe(1);
  });
});
