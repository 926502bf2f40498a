import { type RecordCheckCode, recordCheckCodes } from '@wagewright/contracts/definition';
import { monthOf, payableRecords } from '../../org/compensation/index.ts';
import { lastDayBy } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';
import type { FindingCause } from './causes.ts';

const inForce = (table: string, when: string): string =>
  `EXISTS (SELECT 1 FROM ${table} r WHERE r.employee_id = y.employee_id AND daterange(r.effective_date, r.expiry_date, '[]') && ${when})`;
const inPeriod = "daterange(p.start_date, p.end_date, '[]')";
const onPayDate = "daterange(p.pay_date, p.pay_date, '[]')";

const lastDay = `(${lastDayBy('e', 'p.end_date')})`;

/** Each is what tells something of somebody who is frozen (`y`, employee `e`) for a period (`p`), and when; `told` is a list of texts. */
const checks: Readonly<Record<RecordCheckCode, { readonly told: string; readonly from?: string; readonly where: string }>> = {
  noCompensation: { told: 'ARRAY[]::text[]', where: `NOT ${inForce('payable', inPeriod)}` },
  noBankAccount: { told: 'ARRAY[]::text[]', where: `NOT ${inForce('employee_bank_account', onPayDate)}` },
  noTaxData: { told: 'ARRAY[]::text[]', where: `NOT ${inForce('employee_tax_registration', onPayDate)}` },
  left: { told: `ARRAY[(${lastDay})::text]`, where: `${lastDay} < p.start_date` },
  doubleAssignment: {
    told: 'ARRAY[other.name]',
    from: `CROSS JOIN LATERAL (
      SELECT min(b.name) AS name FROM batch_payee theirs JOIN batch b ON b.id = theirs.batch_id AND b.id <> $1::int AND b.type = mine.type
        AND b.status NOT IN ('closed', 'canceled', 'deleted')
      JOIN period at ON at.id = b.period_id AND daterange(at.start_date, at.end_date, '[]') && ${inPeriod}
      WHERE theirs.employee_id = y.employee_id) other`,
    where: 'other.name IS NOT NULL',
  },
};

const checkStatement = (code: RecordCheckCode): string => {
  const { told, from = '', where } = checks[code];
  return `SELECT $1::int, y.employee_id, '${code}', ${told}
    FROM batch mine CROSS JOIN p JOIN batch_payee y ON y.batch_id = mine.id JOIN employee e ON e.id = y.employee_id ${from}
    WHERE mine.id = $1::int AND ($2::int[] IS NULL OR y.employee_id = ANY ($2::int[])) AND ${where}`;
};

/**
 * Asks the records of everybody who has just been frozen what the definition wants asked, in one statement.
 * @param employeeIds who alone have been frozen; default: everybody
 */
export async function checkRecords(
  sql: Sql,
  batchId: number,
  causes: readonly FindingCause[],
  employeeIds?: readonly number[],
): Promise<void> {
  const whose = [batchId, employeeIds ?? null];
  await sql.query(
    'DELETE FROM batch_record_finding WHERE batch_id = $1::int AND ($2::int[] IS NULL OR employee_id = ANY ($2::int[]))',
    whose,
  );
  const asked = recordCheckCodes.filter((code) => causes.some(({ check }) => check === code));
  if (asked.length === 0) return;
  await sql.query(
    `INSERT INTO batch_record_finding (batch_id, employee_id, check_code, told)
     WITH p AS MATERIALIZED (SELECT p.*, ${monthOf('p.end_date')} AS paid_month FROM batch b JOIN period p ON p.id = b.period_id WHERE b.id = $1::int),
     ${payableRecords}
     ${asked.map(checkStatement).join(' UNION ALL ')}`,
    whose,
  );
}
