import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { renewInputHash } from './input-hash.ts';

/** The lines of one employee; minor units, days and 0/1 as text in `v`, texts in `t`, by position − 1. */
export interface TypedRows {
  readonly employeeId: number;
  readonly lines: readonly { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] }[];
}

/** How somebody brought rows into a batch, and who; the time is that of the database. */
export interface InputOrigin {
  readonly how: 'typed' | 'imported';
  readonly userId: number;
}

/**
 * Replaces the lines of some employees in a table that is typed or imported, keeps who did, and hashes the batch's input anew. Within the
 * caller's transaction, which has locked the batch.
 * @throws AppError NOT_FOUND for somebody whom the batch does not pay
 */
export async function setTypedInput(
  sql: Sql,
  batchId: number,
  tableNo: number,
  rows: readonly TypedRows[],
  { how, userId }: InputOrigin,
): Promise<void> {
  const employeeIds = rows.map(({ employeeId }) => employeeId);
  const payees = await sql.query<{ id: number; rowNumber: number }>(
    'SELECT employee_id AS id, row_number AS "rowNumber" FROM batch_payee WHERE batch_id = $1::int AND employee_id = ANY ($2::int[])',
    [batchId, employeeIds],
  );
  const known = new Set(payees.map(({ id }) => id));
  const stranger = employeeIds.find((id) => !known.has(id));
  if (stranger !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: stranger });
  await sql.query('DELETE FROM calc.input WHERE batch_id = $1::int AND table_no = $2::smallint AND employee_id = ANY ($3::int[])', [
    batchId,
    tableNo,
    employeeIds,
  ]);
  await sql.query(
    `INSERT INTO typed_input (batch_id, table_no, employee_id, how, by_user_id, at)
     SELECT $1::int, $2::smallint, id, $4::text, $5::int, clock_timestamp() FROM unnest($3::int[]) AS id
     ON CONFLICT (batch_id, table_no, employee_id) DO UPDATE SET how = excluded.how, by_user_id = excluded.by_user_id, at = excluded.at, import_id = NULL`,
    [batchId, tableNo, employeeIds, how, userId],
  );
  const lines = rows.flatMap(({ employeeId, lines }) => lines.map(({ v, t }, line) => ({ employee_id: employeeId, line, v, t })));
  await withoutLoops(sql, async () => {
    await sql.query(
      `INSERT INTO calc.input (batch_id, table_no, row_number, employee_id, line, v, t)
       SELECT $1::int, $2::smallint, y.row_number, x.employee_id, x.line, x.v, x.t
       FROM jsonb_to_recordset($3::jsonb) AS x(employee_id int, line smallint, v bigint[], t text[])
       JOIN batch_payee y ON y.batch_id = $1::int AND y.employee_id = x.employee_id ORDER BY y.row_number, x.line`,
      [batchId, tableNo, JSON.stringify(lines)],
    );
  });
  const changed = payees.map(({ rowNumber }) => rowNumber);
  await sql.query('UPDATE batch SET input_hash = $2::text WHERE id = $1::int', [batchId, await renewInputHash(sql, batchId, changed)]);
}
