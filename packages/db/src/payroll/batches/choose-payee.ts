/** One employee more or less in a batch that is prepared: row numbers stay dense, and everybody else's frozen rows are left alone. */
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
  /** How many people more. */
  readonly payees: 1 | -1;
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
 * Freezes one employee more, after everybody else. The caller holds period and batch.
 * @returns false where they are not employed in the period
 * @throws AppError PAYEE_IN_OTHER_BATCH
 */
export async function addFrozenPayee(sql: Sql, batch: BatchContext, program: Program, employeeId: number): Promise<boolean> {
  const [last] = await sql.query<{ row: number }>(
    'SELECT coalesce(max(row_number), 0)::int AS row FROM batch_payee WHERE batch_id = $1::int',
    [batch.id],
  );
  const [added] = await sql.query<{ row: number }>(`${insertPayees} RETURNING row_number AS row`, [
    batch.id,
    batch.periodId,
    [employeeId],
    last?.row ?? 0,
  ]);
  if (!added) return false;
  const whose = [batch.id, employeeId];
  const takenIn = await sql.query('DELETE FROM batch_left_out WHERE batch_id = $1::int AND employee_id = $2::int RETURNING 1', whose);
  await requireSinglePayees(sql, batch, employeeId);
  await freezeInput(sql, batch, program, { employeeIds: [employeeId] });
  await freezeHistory(sql, batch, program, { employeeIds: [employeeId] });
  await checkRecords(sql, batch.id, causesOf(program), employeeId);
  await count(sql, batch, program, { payees: 1, takenIn: takenIn.length, rowNumbers: [added.row] });
  return true;
}

/** Takes one employee out; whoever was last comes to stand in their row. @throws AppError BATCH_WITHOUT_PAYEES where nobody is left */
export async function removeFrozenPayee(sql: Sql, batch: BatchContext, program: Program, employeeId: number): Promise<void> {
  const whose = [batch.id, employeeId];
  const [gone] = await sql.query<{ row: number }>(
    'DELETE FROM batch_payee WHERE batch_id = $1::int AND employee_id = $2::int RETURNING row_number AS row',
    whose,
  );
  if (!gone) return;
  await sql.query('DELETE FROM calc.input WHERE batch_id = $1::int AND row_number = $2::int', [batch.id, gone.row]);
  for (const table of ['typed_input', 'calc.retro_delta', 'batch_record_finding'])
    await sql.query(`DELETE FROM ${table} WHERE batch_id = $1::int AND employee_id = $2::int`, whose);
  const [moved] = await sql.query<{ row: number }>(
    `SELECT max(row_number) AS row FROM batch_payee WHERE batch_id = $1::int HAVING max(row_number) > $2::int`,
    [batch.id, gone.row],
  );
  if (moved)
    for (const table of ['batch_payee', 'calc.input'])
      await sql.query(`UPDATE ${table} SET row_number = $3::int WHERE batch_id = $1::int AND row_number = $2::int`, [
        batch.id,
        moved.row,
        gone.row,
      ]);
  await count(sql, batch, program, { payees: -1, takenIn: 0, rowNumbers: moved ? [gone.row, moved.row] : [gone.row] });
}
