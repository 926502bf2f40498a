import type { HistoryNeed } from '@wagewright/calc-engine';
import { instantSql } from '../known/index.ts';

/** The SQL that gives one column of the frozen history, over `l` (a ledger row), `q` (the period it counts by) and `p` (the batch's). */
export interface WindowSql {
  /** An aggregate over the employee's ledger rows, or a value of `join`. */
  readonly sql: string;
  readonly over: 'ledger' | 'join';
  /** A join to payees `y` that gives the value. */
  readonly join?: string;
}

const upToNow = 'q.pay_date <= p.pay_date';

const lastYear = `date_trunc('year', q.pay_date) = date_trunc('year', p.pay_date) - interval '1 year'`;

const until = (need: HistoryNeed): string => {
  if (need.until === null) return 'true';
  if (need.until === 'period-start') return 'q.pay_date <= p.start_date';
  if (need.until === 'period-end') return 'q.pay_date <= p.end_date';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(need.until)) throw new TypeError(`Not a date: ${need.until}`);
  return `q.pay_date <= date '${need.until}'`;
};

/**
 * Which ledger rows a window counts. `q` is the period by which the window runs (paid, or earned where the definition says so), `p` the
 * batch's own. Year, quarter and month are those of the payment date; periods of other solutions of the same legal entity count too,
 * because a tax or an insurance ceiling asks what the employer paid, not by which solution. PREV and LAST count back periods of this
 * solution.
 */
const conditions: Readonly<Record<Exclude<HistoryNeed['window'], 'RETRO'>, (need: HistoryNeed) => string>> = {
  YTD: () => `date_trunc('year', q.pay_date) = date_trunc('year', p.pay_date) AND ${upToNow}`,
  QTD: () => `date_trunc('quarter', q.pay_date) = date_trunc('quarter', p.pay_date) AND ${upToNow}`,
  MTD: () => `date_trunc('month', q.pay_date) = date_trunc('month', p.pay_date) AND ${upToNow}`,
  PREV: ({ back }) => `q.solution_id = p.solution_id AND q.sequence = p.sequence - ${Number(back)}`,
  LAST: ({ back }) => `q.solution_id = p.solution_id AND q.sequence BETWEEN p.sequence - ${Number(back)} AND p.sequence - 1`,
  LAST_COUNT: (need) => conditions.LAST(need),
  BALANCE: (need) => `${upToNow} AND ${until(need)}`,
  PREV_YEAR: () => lastYear,
  PREV_YTD: () => `${lastYear} AND date_trunc('month', q.pay_date) <= date_trunc('month', p.pay_date) - interval '1 year'`,
  OPENING: () => `q.pay_date < date_trunc('year', p.pay_date)`,
};

/**
 * The ledger rows that a batch sees: what was submitted before it, off-cycle batches of the same period included; of an earlier time those
 * that were written before. $1 batch, $2 legal entity.
 */
export const ledgerRows = (knownAt?: Date): string => `calc.ledger l
      JOIN period paid ON paid.id = l.period_paid
      JOIN period earned ON earned.id = l.period_earned
      CROSS JOIN (SELECT period.* FROM batch b JOIN period ON period.id = b.period_id WHERE b.id = $1::int) p
    WHERE l.legal_entity_id = $2::int AND l.batch_id IS DISTINCT FROM $1::int${knownAt ? ` AND l.recorded_at < ${instantSql(knownAt)}` : ''}`;

interface WindowOf {
  /** The element's serial number: its position in the ledger's array. */
  readonly serial: number;
  readonly knownAt?: Date | undefined;
}

/** What a batch was prepared to pay for earlier periods, as far as the runs that found it had begun. $1 batch. */
const owedEarlier = (knownAt: Date | undefined): string =>
  knownAt
    ? `calc.retro_delta d JOIN calculation_run r ON r.id = d.run_id AND r.started_at < ${instantSql(knownAt)} WHERE d.batch_id = $1::int`
    : 'calc.retro_delta d WHERE d.batch_id = $1::int';

export function windowSql(need: HistoryNeed, index: number, { serial, knownAt }: WindowOf): WindowSql {
  const amount = `v[${Number(serial)}]`;
  if (need.window === 'RETRO') {
    const join = `LEFT JOIN (SELECT d.employee_id, sum(d.${amount}) AS h FROM ${owedEarlier(knownAt)} GROUP BY d.employee_id)
      j${index} ON j${index}.employee_id = y.employee_id`;
    return { sql: `j${index}.h`, over: 'join', join };
  }
  const q = need.basis === 'earned' ? 'earned' : 'paid';
  const condition = conditions[need.window](need).replaceAll('q.', `${q}.`);
  if (need.window !== 'LAST_COUNT') return { sql: `sum(l.${amount}) FILTER (WHERE ${condition})`, over: 'ledger' };
  const join = `LEFT JOIN (SELECT employee_id, count(*) AS h FROM (
        SELECT l.employee_id FROM ${ledgerRows(knownAt)} AND ${condition} GROUP BY l.employee_id, ${q}.id HAVING sum(l.${amount}) <> 0) period_with_entry
      GROUP BY employee_id) j${index} ON j${index}.employee_id = y.employee_id`;
  return { sql: `j${index}.h`, over: 'join', join };
}
