import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

/** A cell of a run's own input; the value is minor units, days or 0/1 as text in `v`, text in `t`. */
export interface InputCellChange {
  readonly tableNo: number;
  readonly employeeId: number;
  readonly line: number;
  readonly storage: 'v' | 't';
  readonly position: number;
  readonly value: string | null;
}

/** @throws AppError NOT_FOUND for somebody whom the batch does not pay, or a line that was not frozen */
export async function changeRunInputs(sql: Sql, runId: number, changes: readonly InputCellChange[]): Promise<void> {
  for (const { tableNo, employeeId, line, storage, position, value } of changes) {
    const changed = await sql.query(
      `UPDATE calc.run_input SET ${storage}[${Number(position)}] = $5::${storage === 'v' ? 'bigint' : 'text'}
       WHERE run_id = $1::int AND table_no = $2::int AND line = $4::int
         AND row_number = (SELECT p.row_number FROM batch_payee p JOIN calculation_run r ON coalesce(r.source_batch_id, r.batch_id) = p.batch_id
           WHERE r.id = $1::int AND p.employee_id = $3::int)
       RETURNING run_id`,
      [runId, tableNo, employeeId, line, value],
    );
    if (changed.length === 0) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  }
}
