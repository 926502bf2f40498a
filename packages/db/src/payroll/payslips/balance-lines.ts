import { type PayslipStyle, styleItems } from '@wagewright/contracts/payroll/payslips';
import type { RoundContext, RoundLines } from './keep-round.ts';

/** What adds to a payslip’s sums: amounts of what is earned and deducted. Hours and percentages of the same groups add nothing. */
export const addsToPay = ({ section, type, percentage }: ReturnType<typeof styleItems>[number]): boolean =>
  (section === 'earning' || section === 'deduction') && type === 'amount' && !percentage;

/** The items of a style as rows of SQL: code, section, and whether it adds to the payslip’s sums. */
export const itemRows = (style: PayslipStyle): string =>
  JSON.stringify(styleItems(style).map((item) => ({ code: item.column, section: item.section, adds: addsToPay(item) })));

/**
 * What the ledger says of each balance element of a setting: the sum of what was paid up to the round’s day, in all solutions of the legal entity, as
 * BALANCE sums it. Of whom the round’s solution has paid something by then, and of whom one of these elements is not zero.
 */
export const balanceLines = (round: RoundContext, style: PayslipStyle): RoundLines => ({
  select: `
    SELECT w.employee_id, w.code, w.value::text AS value, w.section, CASE WHEN w.adds THEN w.value END AS amount
    FROM (
      SELECT l.employee_id, i.code, i.section, i.adds, round(sum(l.v[b.serial_number])::numeric / 10::numeric ^ b.scale, b.scale) AS value,
        bool_or(sum(l.v[b.serial_number]) <> 0) OVER (PARTITION BY l.employee_id) AS has_any,
        bool_or(bool_or(paid.solution_id = $3::int)) OVER (PARTITION BY l.employee_id) AS is_paid_here
      FROM calc.ledger l JOIN period paid ON paid.id = l.period_paid
        CROSS JOIN jsonb_to_recordset($2::jsonb) AS i(code text, section text, adds boolean)
        JOIN balance_element b ON b.code = i.code
      WHERE l.legal_entity_id = (SELECT legal_entity_id FROM solution WHERE id = $3::int) AND paid.pay_date <= $4::date
        AND ($5::int[] IS NULL OR l.employee_id = ANY ($5::int[]))
      GROUP BY l.employee_id, i.code, i.section, i.adds, b.scale) w
    WHERE w.has_any AND w.is_paid_here AND w.value IS NOT NULL`,
  parameters: [itemRows(style), round.solutionId, round.asOf, round.employeeIds],
  who: `
    SELECT DISTINCT l.employee_id FROM payslip_round r JOIN period p ON p.id = r.period_id JOIN solution s ON s.id = p.solution_id
      JOIN calc.ledger l ON l.legal_entity_id = s.legal_entity_id
    WHERE r.id = $1::int AND (cardinality(r.employee_ids) = 0 OR l.employee_id = ANY (r.employee_ids))`,
});
