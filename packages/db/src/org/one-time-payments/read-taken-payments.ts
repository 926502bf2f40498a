import type { Sql } from '../../sql.ts';

/** Of a one-time payment that a paid batch has met: whether the batch, or a later one by retro, has taken it, or it was said too late. */
export interface TakenPayment {
  readonly id: number;
  readonly state: 'taken' | 'late';
  readonly period: string;
}

/** Whether the rules of a copy `c` read a payment `o` of an item `i`, as their sources do: all of them as lines, or the sum of those in the currency of a column of money. */
const reads = `
  jsonb_path_exists(c.definition, '$.steps[*].tables[*] ? (@.lines == "one-time-payments" || exists(@.columns[*] ? (
      @.source == $source && (@.type != "money" || @.currency == $currency || !exists(@.currency) && $own == $currency))))',
    jsonb_build_object('source', 'one_time.' || i.code, 'currency', o.currency, 'own', c.definition->>'currency'))`;

const taken = `
  SELECT DISTINCT ON (o.id) o.id, CASE WHEN b.prepared_at > v.known_from OR EXISTS (
      SELECT FROM calculation_run r JOIN forked_run f ON f.run_id = r.id JOIN batch later ON later.id = r.batch_id AND later.data_submitted_at IS NOT NULL
      JOIN calc.ledger l ON l.batch_id = later.id AND l.employee_id = o.employee_id AND l.period_earned = p.id
      WHERE r.source_batch_id = b.id AND r.kind = 'retro' AND r.state = 'finished' AND r.started_at > v.known_from AND f.changes->'employeeIds' @> to_jsonb(o.employee_id))
    THEN 'taken' ELSE 'late' END AS state, p.name AS period
  FROM one_time_payment o JOIN known.one_time_payment v ON v.id = o.id AND v.known_until = 'infinity' JOIN compensation_item i ON i.id = o.item_id
    JOIN batch_payee y ON y.employee_id = o.employee_id AND y.held_at IS NULL
    JOIN batch b ON b.id = y.batch_id AND b.data_submitted_at IS NOT NULL JOIN solution_copy c ON c.id = b.copy_id
    JOIN period p ON p.id = b.period_id AND o.payroll_date BETWEEN p.start_date AND p.end_date
  WHERE o.id = ANY ($1::int[]) AND ${reads}
  ORDER BY o.id, state DESC, b.id`;

/** Those of some payments that a batch which reads their item has paid, or could not any more; the others are still ahead. */
export const readTakenPayments = async (sql: Sql, ids: readonly number[]): Promise<TakenPayment[]> =>
  ids.length === 0 ? [] : await sql.query<TakenPayment>(taken, [ids]);
