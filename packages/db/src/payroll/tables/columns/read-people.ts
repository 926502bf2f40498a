/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import type { Sql } from '../../../sql.ts';
import { type Column, idsOf, type NumberColumn, type RowPlaces, textsOf } from './column.ts';

/** Of each row the place of its employee in a list of ids that rises; −1 where it is not there. Both rise, so they are walked once. */
function placesIn(ids: Int32Array, { employeeIds }: RowPlaces): Int32Array {
  const places = new Int32Array(employeeIds.length);
  let at = 0;
  for (let row = 0; row < employeeIds.length; row++) {
    const id = employeeIds[row] as number;
    while (at < ids.length && (ids[at] as number) < id) at++;
    places[row] = ids[at] === id ? at : -1;
  }
  return places;
}

function yesOrNo(places: Int32Array): NumberColumn {
  const values = new Float64Array(places.length);
  for (let row = 0; row < places.length; row++) if ((places[row] as number) >= 0) values[row] = 1;
  return { kind: 'number', values, blanks: null };
}

const idsWhere = async (sql: Sql, select: string, parameters: readonly unknown[]): Promise<Int32Array> => {
  const [read] = await sql.query<{ ids: Uint8Array | null }>(
    `SELECT string_agg(int4send(x.id), ''::bytea) AS ids FROM (${select} ORDER BY 1) x (id)`,
    parameters,
  );
  return idsOf(read?.ids ?? null);
};

/** Whether each row's employee is one of those whom a query finds. */
export async function readWhose(sql: Sql, rows: RowPlaces, select: string, parameters: readonly unknown[]): Promise<NumberColumn> {
  return yesOrNo(placesIn(await idsWhere(sql, select, parameters), rows));
}

/** Whether each row's employee is held: it can change at any moment. */
export const readHeld = (sql: Sql, rows: RowPlaces, batchId: number): Promise<NumberColumn> =>
  readWhose(sql, rows, 'SELECT employee_id FROM batch_payee WHERE batch_id = $1::int AND held_at IS NOT NULL', [batchId]);

/** The department of each row's employee, as preparation froze it. Whoever has millions of them is not put in order: their ids are places in a list. */
export async function readDepartments(sql: Sql, { employeeIds, count }: RowPlaces, batchId: number): Promise<NumberColumn> {
  const [read] = await sql.query<{ both: Uint8Array | null }>(
    `SELECT string_agg(int8send((employee_id::bigint << 32) | department_id), ''::bytea) AS both
     FROM batch_payee WHERE batch_id = $1::int AND department_id IS NOT NULL`,
    [batchId],
  );
  const both = idsOf(read?.both ?? null);
  const [least, most] = [employeeIds[0] ?? 0, employeeIds[count - 1] ?? 0];
  const departmentOf = new Int32Array(most - least + 1);
  for (let at = 0; at < both.length; at += 2) {
    const place = (both[at] as number) - least;
    if (place >= 0 && place < departmentOf.length) departmentOf[place] = both[at + 1] as number;
  }
  const [values, blanks] = [new Int32Array(count), new Uint8Array(count)];
  for (let row = 0; row < count; row++) {
    const department = departmentOf[(employeeIds[row] as number) - least] as number;
    values[row] = department;
    if (department === 0) blanks[row] = 1;
  }
  return { kind: 'number', values, blanks };
}

export async function readMovements(sql: Sql, rows: RowPlaces, batchId: number): Promise<Column> {
  const found = await sql.query<{ id: number; movement: string }>(
    'SELECT employee_id AS id, movement FROM batch_payee WHERE batch_id = $1::int AND movement IS NOT NULL ORDER BY employee_id',
    [batchId],
  );
  const places = placesIn(
    Int32Array.from(found, ({ id }) => id),
    rows,
  );
  return textsOf(Array.from(places, (at) => found[at]?.movement ?? null));
}

/** Whether each row has a cell without a value. */
export async function readFailing(
  sql: Sql,
  rows: RowPlaces,
  { runId, tableNo }: { runId: number; tableNo: number },
): Promise<NumberColumn> {
  const failing = await sql.query<{ id: number; line: number }>(
    `SELECT DISTINCT employee_id AS id, line::int AS line FROM calc.cell_error WHERE run_id = $1::int AND table_no = $2::smallint ORDER BY 1, 2`,
    [runId, tableNo],
  );
  const values = new Float64Array(rows.count);
  let at = 0;
  for (let row = 0; row < rows.count && at < failing.length; row++) {
    const next = failing[at];
    if (next?.id !== rows.employeeIds[row] || next?.line !== rows.lines[row]) continue;
    values[row] = 1;
    at++;
  }
  return { kind: 'number', values, blanks: null };
}

/** Names or numbers of each row's employee; for who asks for the values themselves. */
export async function readTexts(sql: Sql, rows: RowPlaces, batchId: number, column: 'name' | 'employeeNumber'): Promise<Column> {
  const [read] = await sql.query<{ ids: Uint8Array | null; texts: string[] | null }>(
    `SELECT string_agg(int4send(p.id), ''::bytea) AS ids, json_agg(p.text) AS texts
     FROM (SELECT e.id, ${column === 'name' ? 'e.name' : 'e.employee_number'} AS text FROM batch_payee y JOIN employee e ON e.id = y.employee_id
       WHERE y.batch_id = $1::int ORDER BY e.id) p`,
    [batchId],
  );
  const places = placesIn(idsOf(read?.ids ?? null), rows);
  return textsOf(Array.from(places, (at) => read?.texts?.[at] ?? null));
}

/** All employees in the order of their names or numbers. */
export async function readOrder(sql: Sql, column: 'name' | 'employeeNumber', direction: 'ascending' | 'descending'): Promise<Int32Array> {
  const text = column === 'name' ? 'name' : 'employee_number';
  const [read] = await sql.query<{ ids: Uint8Array | null }>(
    `SELECT string_agg(int4send(x.id), ''::bytea) AS ids FROM (SELECT id FROM employee ORDER BY ${text} ${direction === 'descending' ? 'DESC' : 'ASC'}, id) x`,
  );
  return idsOf(read?.ids ?? null);
}

/** A department of a batch: its names, on the day that the period ends. */
export interface NamedDepartment {
  readonly id: number;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
}

export const readDepartmentNames = (sql: Sql, batchId: number): Promise<NamedDepartment[]> =>
  sql.query<NamedDepartment>(
    `SELECT v.department_id AS id, v.name FROM department_version v WHERE daterange(v.effective_date, v.expiry_date, '[]') @>
       (SELECT q.end_date FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = $1::int)`,
    [batchId],
  );
