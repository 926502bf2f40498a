import { type HistoryNeed, historyTableNo, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import type { BatchContext } from './prepared-batch.ts';

interface Element {
  readonly code: string;
  readonly serialNumber: number;
  readonly scale: number;
}

/** @throws AppError DEFINITION_INVALID for an element that does not exist, or that is kept at another scale */
export async function readElements(
  sql: Sql,
  solution: string,
  wanted: readonly { readonly code: string; readonly scale: number }[],
): Promise<Map<string, Element>> {
  const rows = await sql.query<Element>(
    `SELECT code, serial_number AS "serialNumber", scale FROM balance_element WHERE code IN (SELECT jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(wanted.map(({ code }) => code))],
  );
  const elements = new Map(rows.map((row) => [row.code, row]));
  for (const { code, scale } of wanted) {
    const element = elements.get(code);
    if (element?.scale === scale) continue;
    const reason = element
      ? `balance element ${code} is kept with ${element.scale} decimals, not ${scale}`
      : `there is no balance element ${code}`;
    throw new AppError('DEFINITION_INVALID', { solution, reason });
  }
  return elements;
}

/**
 * Which ledger rows a window counts. `q` is the period by which the window runs (paid, or earned where the definition says so), `p` the
 * batch's own. Year, quarter and month are those of the payment date; periods of other solutions of the same legal entity count too,
 * because a tax or an insurance ceiling asks what the employer paid, not by which solution. PREV counts back periods of this solution.
 */
function windowCondition(need: HistoryNeed, solution: string): string {
  const upToNow = 'q.pay_date <= p.pay_date';
  switch (need.window) {
    case 'YTD':
      return `date_trunc('year', q.pay_date) = date_trunc('year', p.pay_date) AND ${upToNow}`;
    case 'QTD':
      return `date_trunc('quarter', q.pay_date) = date_trunc('quarter', p.pay_date) AND ${upToNow}`;
    case 'MTD':
      return `date_trunc('month', q.pay_date) = date_trunc('month', p.pay_date) AND ${upToNow}`;
    case 'PREV':
      return `q.solution_id = p.solution_id AND q.sequence = p.sequence - ${Number(need.back)}`;
    case 'LAST':
    case 'LAST_COUNT':
    case 'BALANCE':
    case 'OPENING':
    case 'RETRO':
      throw new AppError('DEFINITION_INVALID', {
        solution,
        reason: `the ledger window ${need.window} of ${need.element} cannot be frozen yet`,
      });
  }
}

const sumsOf = (needs: readonly HistoryNeed[], elements: ReadonlyMap<string, Element>, solution: string): string =>
  needs
    .map((need, index) => {
      const q = need.basis === 'earned' ? 'earned' : 'paid';
      const condition = windowCondition(need, solution).replaceAll('q.', `${q}.`);
      return `sum(l.v[${Number(elements.get(need.element)?.serialNumber)}]) FILTER (WHERE ${condition}) AS h${index}`;
    })
    .join(',\n      ');

/** Everything in the ledger but this batch itself: what was submitted before it, off-cycle batches of the same period included. */
const insertHistory = (needs: readonly HistoryNeed[], elements: ReadonlyMap<string, Element>, solution: string): string => `
  INSERT INTO calc.input (batch_id, table_no, row_number, employee_id, line, v, t)
  WITH sums AS (
    SELECT l.employee_id,
      ${sumsOf(needs, elements, solution)}
    FROM calc.ledger l
      JOIN period paid ON paid.id = l.period_paid
      JOIN period earned ON earned.id = l.period_earned
      CROSS JOIN (SELECT period.* FROM batch b JOIN period ON period.id = b.period_id WHERE b.id = $1::int) p
    WHERE l.legal_entity_id = $2::int AND l.batch_id IS DISTINCT FROM $1::int
    GROUP BY l.employee_id)
  SELECT $1::int, ${historyTableNo}, y.row_number, y.employee_id, 0,
    ARRAY[${needs.map((_, index) => `coalesce(sums.h${index}, 0)::bigint`).join(', ')}]::bigint[], ARRAY[]::text[]
  FROM batch_payee y LEFT JOIN sums ON sums.employee_id = y.employee_id
  WHERE y.batch_id = $1::int ORDER BY y.row_number`;

/** Freezes the ledger windows that a program reads: one row a payee, zero where nothing was paid. */
export async function freezeHistory(sql: Sql, batch: BatchContext, program: Pick<Program, 'history'>): Promise<void> {
  const needs = program.history;
  if (needs.length === 0) return;
  const elements = await readElements(
    sql,
    batch.solution,
    // LAST_COUNT counts periods; LAST beside it names the element with its scale.
    needs.filter(({ window }) => window !== 'LAST_COUNT').map(({ element, scale }) => ({ code: element, scale })),
  );
  await sql.query(insertHistory(needs, elements, batch.solution), [batch.id, batch.legalEntityId]);
}
