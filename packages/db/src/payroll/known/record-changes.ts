import type { RecordKind } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';

/** When somebody's records of a kind were changed last. */
export interface RecordChange {
  readonly employeeId: number;
  readonly record: RecordKind;
  readonly changedAt: Date;
}

/** The records that belong to one employee, with the column that says whose they are. */
export const recordTables: Readonly<Record<RecordKind, { readonly table: string; readonly owner: string }>> = {
  employee: { table: 'employee', owner: 'id' },
  assignment: { table: 'assignment', owner: 'employee_id' },
  compensation: { table: 'compensation_record', owner: 'employee_id' },
  'one-time-payment': { table: 'one_time_payment', owner: 'employee_id' },
  'cost-center': { table: 'cost_center_allocation', owner: 'employee_id' },
  overtime: { table: 'overtime_request', owner: 'employee_id' },
  leave: { table: 'leave_request', owner: 'employee_id' },
  attendance: { table: 'attendance_record', owner: 'employee_id' },
};

/** Versions that began or ended after an instant, and after the table began to keep them. $1 whose, $2 the instant. */
const changesOf = ([record, { table, owner }]: [string, { readonly table: string; readonly owner: string }]): string => `
  SELECT v.${owner} AS "employeeId", '${record}' AS record, max(c.at) AS "changedAt"
  FROM known.since s, known.${table} v CROSS JOIN LATERAL (VALUES (v.known_from), (v.known_until)) c(at)
  WHERE s.table_name = '${table}' AND v.${owner} = ANY ($1::int[]) AND c.at > greatest($2::timestamptz, s.known_since) AND c.at < 'infinity'
  GROUP BY v.${owner}`;

const changes = `${Object.entries(recordTables).map(changesOf).join('\n  UNION ALL')}\n  ORDER BY 3 DESC, 2`;

/** Which records of these employees were changed after an instant, the latest change first. */
export const listRecordChanges = async (sql: Sql, employeeIds: readonly number[], after: Date): Promise<RecordChange[]> =>
  await sql.query<RecordChange>(changes, [employeeIds, after]);
