import { comparisonColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { readPersonItems } from '../variance/index.ts';

/** Amounts are minor units at `scale`, as text. */
export interface OwnChange {
  readonly currency: string;
  readonly scale: number;
  readonly previousNumber: string;
  readonly before: string;
  readonly after: string;
  readonly causes: readonly { readonly cause: string; readonly amount: string }[];
}

/** The comparison that shows a payslip's own result beside that of the payslip before, which its employee can read as well. */
const compared = `
  SELECT ps.batch_id AS "batchId", c.shown_revision AS revision, c.items, ps.currency, q.number AS "previousNumber"
  FROM payslip ps JOIN batch_comparison c ON c.batch_id = ps.batch_id AND c.run_id = ps.run_id AND c.shown_revision IS NOT NULL
    JOIN payslip q ON q.batch_id = c.previous_batch_id AND q.employee_id = ps.employee_id AND q.status = 'published' AND NOT q.awaits_view_day
  WHERE ps.id = $1::int AND ps.employee_id = $2::int`;

/** Why the net pay of an employee's payslip has changed, as its batch's comparison has kept it; undefined where that says nothing of it. */
export async function readOwnChange(sql: Sql, payslipId: number, employeeId: number): Promise<OwnChange | undefined> {
  const [found] = await sql.query<{ batchId: number; revision: number; items: unknown; currency: string; previousNumber: string }>(
    compared,
    [payslipId, employeeId],
  );
  if (!found) return undefined;
  const items = comparisonColumns.items(found.items);
  const place = items.findIndex(({ role }) => role === 'net');
  const person = await readPersonItems(sql, found, employeeId);
  const net = person?.items.find(({ item }) => item === place);
  const scale = items[place]?.scale;
  if (!net || scale === undefined) return undefined;
  const { currency, previousNumber } = found;
  return { currency, scale, previousNumber, before: net.before, after: net.after, causes: net.causes };
}
