import type { Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { windowOf } from '../../window-of.ts';
import { withoutLoops } from '../../without-loops.ts';
import { readChangedPayees } from '../known/index.ts';
import { listDeferred } from './deferred-pay.ts';
import { recordedRows } from './freeze-input.ts';
import type { BatchContext } from './prepared-batch.ts';

type Inputs = Pick<Program, 'inputs' | 'definition'>;

/** A payee of whom the records say something else today than what a past batch (or a later one for its period) was paid by. */
export interface ChangedPayee {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly rows: readonly ChangedRow[];
}

/** A frozen row beside what it would be now; values are minor units, days and 0/1 as text, by position − 1. A row can be gone or new. */
export interface ChangedRow {
  readonly tableNo: number;
  readonly line: number;
  readonly before: { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] } | null;
  readonly after: { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] } | null;
}

/** Whose records a later batch has already paid anew: the latest run that calculated them, by row number. $1 batch. */
const paidAnew = `
    SELECT DISTINCT ON (y.row_number) y.row_number, r.id AS run_id
    FROM calculation_run r JOIN forked_run f ON f.run_id = r.id JOIN batch b ON b.id = r.batch_id AND b.data_submitted_at IS NOT NULL
      CROSS JOIN jsonb_array_elements_text(f.changes->'employeeIds') AS asked(id)
      JOIN batch_payee y ON y.batch_id = r.source_batch_id AND y.employee_id = asked.id::int
    WHERE r.kind = 'retro' AND r.state = 'finished' AND r.source_batch_id = $1::int ORDER BY y.row_number, r.id DESC`;

/** Of the rows of frozen tables those of whom alone it is asked. $1 batch, $2 whom alone, or null. */
const ofAsked = `($2::int[] IS NULL OR i.row_number IN (SELECT y.row_number FROM batch_payee y WHERE y.batch_id = $1::int AND y.employee_id = ANY ($2::int[])))`;

/** What a table's rows were paid by last: as the batch has frozen them, or as a retro run of it has. */
const lastPaid = (tableNo: number): string => `
      SELECT i.row_number, i.line, i.v, i.t FROM calc.input i WHERE i.batch_id = $1::int AND i.table_no = ${Number(tableNo)} AND ${ofAsked}
        AND NOT EXISTS (SELECT 1 FROM paid_anew a WHERE a.row_number = i.row_number)
      UNION ALL
      SELECT i.row_number, i.line, i.v, i.t FROM paid_anew a JOIN calc.run_input i ON i.run_id = a.run_id AND i.table_no = ${Number(tableNo)}
        AND i.row_number = a.row_number AND ${ofAsked}`;

/** Rows that would be frozen otherwise now, were they paid by a later batch. Who is held in the batch was not paid by it. $1 batch, $2 whom alone, or null. */
function changedRows(batch: BatchContext, program: Inputs, paidIn: number): string | undefined {
  const tables = recordedRows(batch.solution, program, paidIn);
  if (tables.length === 0) return undefined;
  const parts = tables.map(
    ({ table: { tableNo }, query }) => `
    SELECT coalesce(frozen.row_number, fresh.row_number) AS row_number, ${Number(tableNo)} AS table_no, coalesce(frozen.line, fresh.line)::int AS line,
      frozen.v AS frozen_v, frozen.t AS frozen_t, fresh.v AS fresh_v, fresh.t AS fresh_t
    FROM (${lastPaid(tableNo)}) frozen
    FULL JOIN (${query}) fresh ON fresh.row_number = frozen.row_number AND fresh.line = frozen.line
    WHERE frozen.v IS DISTINCT FROM fresh.v OR frozen.t IS DISTINCT FROM fresh.t`,
  );
  return `WITH paid_anew AS MATERIALIZED (${paidAnew})
    SELECT y.employee_id, c.* FROM (${parts.join('\n    UNION ALL')}) c
    JOIN batch_payee y ON y.batch_id = $1::int AND y.row_number = c.row_number AND y.held_at IS NULL`;
}

/** A preparation, and a transaction that it does not see, are over in this time: what was changed earlier before the batch was prepared, it has frozen. */
const overlapMs = 86_400_000;

/** Whose records can say anything else than what the batch has frozen, or null: anybody's. */
async function whoMayDiffer(sql: Sql, batchId: number, paidIn: number): Promise<readonly number[] | null> {
  const [batch] = await sql.query<{ preparedAt: Date | null }>('SELECT prepared_at AS "preparedAt" FROM batch WHERE id = $1::int', [
    batchId,
  ]);
  if (!batch?.preparedAt) return null;
  const changed = await readChangedPayees(sql, batchId, new Date(batch.preparedAt.getTime() - overlapMs));
  if (!changed) return null;
  const deferred = await listDeferred(sql, { pastBatchId: batchId, paidIn });
  return [...new Set([...changed, ...deferred.map(({ employeeId }) => employeeId)])];
}

/** How many payees of a past batch the records have changed for since. Within a transaction. */
export async function countChangedPayees(sql: Sql, batch: BatchContext, program: Inputs, paidIn: number): Promise<number> {
  const query = changedRows(batch, program, paidIn);
  if (!query) return 0;
  const whom = await whoMayDiffer(sql, batch.id, paidIn);
  const [row] = await withoutLoops(sql, () =>
    sql.query<{ count: number }>(`SELECT count(DISTINCT employee_id)::int AS count FROM (${query}) changed`, [batch.id, whom]),
  );
  return row?.count ?? 0;
}

/** Who they are. Within a transaction. */
export async function findChangedPayees(sql: Sql, batch: BatchContext, program: Inputs, paidIn: number): Promise<number[]> {
  const query = changedRows(batch, program, paidIn);
  if (!query) return [];
  const whom = await whoMayDiffer(sql, batch.id, paidIn);
  const rows = await withoutLoops(sql, () =>
    sql.query<{ id: number }>(`SELECT DISTINCT employee_id AS id FROM (${query}) changed`, [batch.id, whom]),
  );
  return rows.map(({ id }) => id);
}

const json = (side: string): string => `CASE WHEN ${side}_v IS NOT NULL THEN json_build_object('v', ${side}_v::text[], 't', ${side}_t) END`;

/** A window of them, by name, and how many there are: the records are looked at once for both. Within a transaction. */
export async function listChangedPayees(
  sql: Sql,
  batch: BatchContext,
  program: Inputs,
  { paidIn, offset, limit }: { readonly paidIn: number; readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: ChangedPayee[] }> {
  const query = changedRows(batch, program, paidIn);
  if (!query) return { total: 0, rows: [] };
  const whom = await whoMayDiffer(sql, batch.id, paidIn);
  const found = await withoutLoops(sql, () =>
    sql.query<ChangedPayee & { readonly total: number }>(
      `WITH changed AS MATERIALIZED (${query}),
       payee AS MATERIALIZED (SELECT DISTINCT employee_id FROM changed),
       chosen AS MATERIALIZED (
         SELECT e.id, e.employee_number, e.name FROM payee JOIN employee e ON e.id = payee.employee_id ORDER BY e.name, e.id LIMIT $3::int OFFSET $4::int)
       SELECT (SELECT count(*)::int FROM payee) AS total, e.id AS "employeeId", e.employee_number AS "employeeNumber", e.name,
         json_agg(json_build_object('tableNo', c.table_no, 'line', c.line, 'before', ${json('c.frozen')}, 'after', ${json('c.fresh')})
           ORDER BY c.table_no, c.line) AS rows
       FROM chosen e JOIN changed c ON c.employee_id = e.id
       GROUP BY e.id, e.employee_number, e.name ORDER BY e.name, e.id`,
      [batch.id, whom, limit, offset],
    ),
  );
  const { total, rows } = windowOf<ChangedPayee>(found);
  return { total: total ?? (offset === 0 ? 0 : await countChangedPayees(sql, batch, program, paidIn)), rows };
}
