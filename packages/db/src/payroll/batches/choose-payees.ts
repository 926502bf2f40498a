/** Employees more or fewer in a batch that is prepared: row numbers stay dense, and everybody else's frozen rows are left alone. */
import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { causesOf, checkRecords, recountFindings } from '../findings/index.ts';
import { freezeHistory } from './freeze-history.ts';
import { freezeInput } from './freeze-input.ts';
import { insertPayees, requireSinglePayees } from './freeze-payees.ts';
import { renewInputHash } from './input-hash.ts';
import type { BatchContext } from './prepared-batch.ts';

/** What a change makes of the batch's own figures: no statement of it looks at everybody. */
interface Change {
  /** How many people more; fewer, below 0. */
  readonly payees: number;
  /** How many fewer are left out by the scope. */
  readonly takenIn: number;
  /** Rows that have changed, come or gone. */
  readonly rowNumbers: readonly number[];
}

async function count(sql: Sql, { id, legalEntity, period }: BatchContext, program: Program, change: Change): Promise<void> {
  const [row] = await sql.query<{ payees: number }>(
    `UPDATE batch SET payee_count = payee_count + $2::int, left_out_count = left_out_count - $3::int, input_hash = $4::text WHERE id = $1::int
     RETURNING payee_count AS payees`,
    [id, change.payees, change.takenIn, await renewInputHash(sql, id, change.rowNumbers)],
  );
  if (row?.payees === 0) throw new AppError('BATCH_WITHOUT_PAYEES', { id, legalEntity, period });
  await recountFindings(sql, id, causesOf(program));
}

/**
 * Freezes some employees more, after everybody else. The caller holds period and batch.
 * @returns who is paid now; whoever of them is not employed in the period is not among them
 * @throws AppError PAYEE_IN_OTHER_BATCH
 */
export async function addFrozenPayees(
  sql: Sql,
  batch: BatchContext,
  program: Program,
  employeeIds: readonly number[],
): Promise<readonly number[]> {
  const [last] = await sql.query<{ row: number }>(
    'SELECT coalesce(max(row_number), 0)::int AS row FROM batch_payee WHERE batch_id = $1::int',
    [batch.id],
  );
  const added = await sql.query<{ id: number; row: number }>(`${insertPayees} RETURNING employee_id AS id, row_number AS row`, [
    batch.id,
    batch.periodId,
    employeeIds,
    last?.row ?? 0,
  ]);
  if (added.length === 0) return [];
  const ids = added.map(({ id }) => id);
  const takenIn = await sql.query('DELETE FROM batch_left_out WHERE batch_id = $1::int AND employee_id = ANY ($2::int[]) RETURNING 1', [
    batch.id,
    ids,
  ]);
  await requireSinglePayees(sql, batch, ids);
  await freezeInput(sql, batch, program, { employeeIds: ids });
  await freezeHistory(sql, batch, program, { employeeIds: ids });
  await checkRecords(sql, batch.id, causesOf(program), ids);
  await count(sql, batch, program, { payees: ids.length, takenIn: takenIn.length, rowNumbers: added.map(({ row }) => row) });
  return ids;
}

/** Whoever stands last comes to stand in the rows that are free. @returns the rows that they have left */
async function closeRanks(sql: Sql, batchId: number, gone: readonly number[]): Promise<number[]> {
  const moved = await sql.query<{ was: number; free: number }>(
    `WITH kept AS (SELECT count(*)::int AS last FROM batch_payee WHERE batch_id = $1::int),
       free AS (SELECT row, row_number() OVER (ORDER BY row) AS place FROM unnest($2::int[]) AS row, kept WHERE row <= kept.last),
       behind AS (SELECT row_number AS row, row_number() OVER (ORDER BY row_number) AS place FROM batch_payee, kept WHERE batch_id = $1::int AND row_number > kept.last)
     SELECT behind.row::int AS was, free.row::int AS free FROM behind JOIN free USING (place)`,
    [batchId, gone],
  );
  const places = [batchId, moved.map(({ was }) => was), moved.map(({ free }) => free)];
  for (const table of ['batch_payee', 'calc.input'])
    await sql.query(
      `UPDATE ${table} t SET row_number = m.free FROM unnest($2::int[], $3::int[]) AS m (was, free) WHERE t.batch_id = $1::int AND t.row_number = m.was`,
      places,
    );
  return moved.map(({ was }) => was);
}

/** Takes employees out of a batch that pays them. @throws AppError BATCH_WITHOUT_PAYEES where nobody is left */
export async function removeFrozenPayees(sql: Sql, batch: BatchContext, program: Program, employeeIds: readonly number[]): Promise<void> {
  const removed = await sql.query<{ row: number }>(
    'DELETE FROM batch_payee WHERE batch_id = $1::int AND employee_id = ANY ($2::int[]) RETURNING row_number AS row',
    [batch.id, employeeIds],
  );
  if (removed.length === 0) return;
  const rows = removed.map(({ row }) => row);
  await sql.query('DELETE FROM calc.input WHERE batch_id = $1::int AND row_number = ANY ($2::int[])', [batch.id, rows]);
  for (const table of ['typed_input', 'calc.retro_delta', 'batch_record_finding'])
    await sql.query(`DELETE FROM ${table} WHERE batch_id = $1::int AND employee_id = ANY ($2::int[])`, [batch.id, employeeIds]);
  const left = await closeRanks(sql, batch.id, rows);
  await count(sql, batch, program, { payees: -removed.length, takenIn: 0, rowNumbers: [...rows, ...left] });
}
