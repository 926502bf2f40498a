import type { PayslipStyle } from '@wagewright/contracts/payroll/payslips';
import { itemRows } from './balance-lines.ts';
import type { RoundContext, RoundLines } from './keep-round.ts';

/** What was imported for a round. */
export const importedLines = (_round: RoundContext, style: PayslipStyle): RoundLines => ({
  select: `
    SELECT l.employee_id, l.code, l.value, i.section, CASE WHEN i.adds THEN l.value::numeric END AS amount
    FROM payslip_round_line l JOIN jsonb_to_recordset($2::jsonb) AS i(code text, section text, adds boolean) ON i.code = l.code
    WHERE l.round_id = $1::int`,
  parameters: [itemRows(style)],
  who: 'SELECT DISTINCT employee_id FROM payslip_round_line WHERE round_id = $1::int',
});
