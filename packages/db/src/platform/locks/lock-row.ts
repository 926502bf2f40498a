import type { Lockable } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

/** `change`: nobody else may change or keep it. `keep`: nobody may change it; any number of transactions can keep it. */
export type LockStrength = 'change' | 'keep';

/**
 * Not FOR UPDATE, for which checks of foreign keys wait: a worker that ends a what-if points at the batch once more, with the run's row in its
 * hands for which whoever discards the what-if waits.
 */
const clauses: Readonly<Record<LockStrength, string>> = { change: 'FOR NO KEY UPDATE', keep: 'FOR SHARE' };

const tables: Readonly<Record<Lockable, string>> = {
  user: 'app_user',
  language: 'language',
  weblate: 'weblate_setting',
  'legal-entity': 'legal_entity',
  'work-calendar': 'work_calendar',
  employee: 'employee',
  'global-table': 'global_table',
  solution: 'solution',
  period: 'period',
  'calculation-run': 'calculation_run',
  batch: 'batch',
  'compensation-review': 'compensation_review',
  import: 'import_job',
  approval: 'approval_instance',
  'solution-copy': 'solution_copy',
  'payslip-round': 'payslip_round',
  payslip: 'payslip',
  'payslip-archive': 'payslip_archive',
  'payslip-move': 'payslip_move',
  scenario: 'scenario',
};

/**
 * Locks a row to the end of the caller's transaction. It waits for whoever holds the row; what is read afterwards is what they left behind.
 * A row that does not exist is not locked, and reading it then finds nothing.
 */
export async function lockRow(sql: Sql, thing: Lockable, id: number, strength: LockStrength = 'change'): Promise<void> {
  await sql.query(`SELECT id FROM ${tables[thing]} WHERE id = $1::int ${clauses[strength]}`, [id]);
}
