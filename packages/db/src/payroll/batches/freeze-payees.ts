import { AppError } from '@wagewright/contracts';
import { liveBatchStatuses } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import type { BatchContext } from './prepared-batch.ts';

/**
 * Everybody employed in the solution's legal entity on any day of the period, in order of employee id with dense row numbers; of a batch that
 * was made for named employees those, be they gone by now: what is still owed to a leaver is paid off-cycle. Movement and department are
 * frozen with them; the department is that of the last day employed in the period. $1 batch, $2 period.
 */
export const population = `
  SELECT $1::int AS batch_id, e.id AS employee_id, row_number() OVER (ORDER BY e.id) AS row_number,
    CASE WHEN e.hire_date BETWEEN p.start_date AND p.end_date AND e.termination_date BETWEEN p.start_date AND p.end_date THEN 'both'
         WHEN e.hire_date BETWEEN p.start_date AND p.end_date THEN 'joiner'
         WHEN e.termination_date BETWEEN p.start_date AND p.end_date THEN 'leaver' END AS movement,
    a.department_id
  FROM period p
  JOIN solution s ON s.id = p.solution_id
  JOIN employee e ON e.legal_entity_id = s.legal_entity_id AND e.hire_date <= p.end_date
    AND CASE WHEN EXISTS (SELECT 1 FROM batch_named_payee n WHERE n.batch_id = $1::int)
      THEN EXISTS (SELECT 1 FROM batch_named_payee n WHERE n.batch_id = $1::int AND n.employee_id = e.id)
      ELSE e.termination_date IS NULL OR e.termination_date >= p.start_date END
  LEFT JOIN assignment a ON a.employee_id = e.id AND daterange(a.effective_date, a.expiry_date, '[]') @> least(p.end_date, e.termination_date)
  WHERE p.id = $2::int
  ORDER BY e.id`;

const insertPayees = `INSERT INTO batch_payee (batch_id, employee_id, row_number, movement, department_id) ${population}`;

/** Who of the batch is in another live normal batch of the period: the first one by name, and how many. */
const findDoubles = `
  SELECT count(*)::int AS count, min(e.name || ' (' || e.employee_number || ')') AS employee
  FROM batch_payee mine
  JOIN batch other ON other.period_id = $2::int AND other.type = 'normal' AND other.id <> $1::int AND other.status = ANY($3::text[])
  JOIN batch_payee theirs ON theirs.batch_id = other.id AND theirs.employee_id = mine.employee_id
  JOIN employee e ON e.id = mine.employee_id
  WHERE mine.batch_id = $1::int`;

/**
 * Writes the batch's payees. The caller holds the period's lock.
 * @returns how many
 * @throws AppError BATCH_WITHOUT_PAYEES; PAYEE_IN_OTHER_BATCH where a normal batch would pay somebody twice
 */
export async function freezePayees(sql: Sql, batch: BatchContext): Promise<number> {
  await sql.query(insertPayees, [batch.id, batch.periodId]);
  const [row] = await sql.query<{ payees: number }>('SELECT count(*)::int AS payees FROM batch_payee WHERE batch_id = $1::int', [batch.id]);
  const payees = row?.payees ?? 0;
  if (payees === 0) throw new AppError('BATCH_WITHOUT_PAYEES', { id: batch.id, legalEntity: batch.legalEntity, period: batch.period });
  if (batch.type !== 'normal') return payees;
  const [doubles] = await sql.query<{ count: number; employee: string | null }>(findDoubles, [batch.id, batch.periodId, liveBatchStatuses]);
  if (doubles && doubles.count > 0) {
    throw new AppError('PAYEE_IN_OTHER_BATCH', { count: doubles.count, period: batch.period, employee: doubles.employee });
  }
  return payees;
}
