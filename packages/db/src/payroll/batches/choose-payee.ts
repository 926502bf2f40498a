/** One employee more or less in a batch that is prepared: row numbers stay dense, and everybody else's frozen rows are left alone. */
import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { causesOf, checkRecords, recountFindings } from '../findings/index.ts';
import { freezeHistory } from './freeze-history.ts';
import { freezeInput } from './freeze-input.ts';
import { insertPayees, requireSinglePayees } from './freeze-payees.ts';
import { hashInput } from './input-hash.ts';
import type { BatchContext } from './prepared-batch.ts';

async function count(sql: Sql, { id, legalEntity, period }: BatchContext, program: Program): Promise<void> {
  const [row] = await sql.query<{ payees: number }>(
    `UPDATE batch SET payee_count = (SELECT count(*)::int FROM batch_payee WHERE batch_id = $1::int),
       left_out_count = (SELECT count(*)::int FROM batch_left_out WHERE batch_id = $1::int), input_hash = (${hashInput}) WHERE id = $1::int
     RETURNING payee_count AS payees`,
    [id],
  );
  if (row?.payees === 0) throw new AppError('BATCH_WITHOUT_PAYEES', { id, legalEntity, period });
  await checkRecords(sql, id, causesOf(program));
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
  const added = await sql.query(`${insertPayees} RETURNING employee_id`, [batch.id, batch.periodId, [employeeId], last?.row ?? 0]);
  if (added.length === 0) return false;
  await sql.query('DELETE FROM batch_left_out WHERE batch_id = $1::int AND employee_id = $2::int', [batch.id, employeeId]);
  await requireSinglePayees(sql, batch);
  await freezeInput(sql, batch, program, { employeeIds: [employeeId] });
  await freezeHistory(sql, batch, program, { employeeIds: [employeeId] });
  await count(sql, batch, program);
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
  for (const table of ['calc.input', 'calc.retro_delta', 'batch_record_finding'])
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
  await count(sql, batch, program);
}
