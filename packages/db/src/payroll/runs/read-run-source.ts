import type { PeriodFacts } from '@wagewright/contracts/definition';
import type { Sql } from '../../sql.ts';
import { asKnown } from '../known/index.ts';

/** What a run computes with, besides the frozen input: the copy's definition and the facts of the period. */
export interface RunSource {
  readonly solution: string;
  /** As stored in the copy; parse it with `calculationDefinitionSchema`. */
  readonly definition: unknown;
  readonly period: PeriodFacts;
}

/**
 * Days that differ from the weekly rule come from the legal entity's work calendar: what is worked on a weekend, and what is not worked on
 * a weekday. `numberInYear` counts the solution's periods of the tax year in order.
 */
const periodFacts = `
  jsonb_build_object(
    'start', to_char(p.start_date, 'YYYY-MM-DD'), 'end', to_char(p.end_date, 'YYYY-MM-DD'), 'payDate', to_char(p.pay_date, 'YYYY-MM-DD'),
    'taxYear', left(p.tax_month, 4)::int, 'taxMonth', right(p.tax_month, 2)::int, 'paymentMonth', p.payment_month,
    'numberInYear', (SELECT count(*) FROM period q WHERE q.solution_id = p.solution_id AND left(q.tax_month, 4) = left(p.tax_month, 4)
      AND q.sequence <= p.sequence),
    'holidays', (SELECT coalesce(jsonb_agg(to_char(d.date, 'YYYY-MM-DD') ORDER BY d.date), '[]') FROM work_calendar_day d
      WHERE d.calendar_id = e.calendar_id AND d.kind <> 'workday' AND d.date BETWEEN p.start_date AND p.end_date),
    'extraWorkdays', (SELECT coalesce(jsonb_agg(to_char(d.date, 'YYYY-MM-DD') ORDER BY d.date), '[]') FROM work_calendar_day d
      WHERE d.calendar_id = e.calendar_id AND d.kind = 'workday' AND d.date BETWEEN p.start_date AND p.end_date))`;

const fromBatch = `
  FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id JOIN legal_entity e ON e.id = s.legal_entity_id
  JOIN solution_copy c ON c.id = b.copy_id WHERE b.id = $1::int`;

/**
 * The facts that a batch's period gives to its calculation, for runs and for explanations alike.
 * @param knownAt the calendar as it was known just before this instant; default: as it is
 */
export async function readPeriodFacts(sql: Sql, batchId: number, knownAt?: Date): Promise<PeriodFacts> {
  const [row] = await sql.query<{ period: PeriodFacts }>(asKnown(`SELECT ${periodFacts} AS period ${fromBatch}`, knownAt), [batchId]);
  if (!row) throw new Error(`Batch ${batchId} does not exist.`);
  return row.period;
}

/** The same of a period that has no batch yet. */
export async function readFactsOfPeriod(sql: Sql, periodId: number, knownAt?: Date): Promise<PeriodFacts> {
  const statement = `SELECT ${periodFacts} AS period FROM period p JOIN solution s ON s.id = p.solution_id
    JOIN legal_entity e ON e.id = s.legal_entity_id WHERE p.id = $1::int`;
  const [row] = await sql.query<{ period: PeriodFacts }>(asKnown(statement, knownAt), [periodId]);
  if (!row) throw new Error(`Period ${periodId} does not exist.`);
  return row.period;
}

/** What a batch's own calculation computes with. */
export async function readRunSource(sql: Sql, batchId: number): Promise<RunSource> {
  const [row] = await sql.query<RunSource>(`SELECT s.code AS solution, c.definition, ${periodFacts} AS period ${fromBatch}`, [batchId]);
  if (!row) throw new Error(`Batch ${batchId} does not exist.`);
  return row;
}

/** What a batch that is not prepared would be prepared by: the copy that is published, as its preparation takes it. */
export async function readSourceToBe(sql: Sql, batchId: number): Promise<RunSource> {
  const source = await readRunSource(sql, batchId);
  const [published] = await sql.query<{ definition: unknown }>(
    `SELECT c.definition FROM batch b JOIN period p ON p.id = b.period_id
     JOIN solution_copy c ON c.solution_id = p.solution_id AND c.status = 'published' WHERE b.id = $1::int`,
    [batchId],
  );
  return { ...source, ...published };
}

/**
 * What one run computes with: its copy's definition or the changed one of a what-if, in the period of the batch whose input it reads. One that
 * looks back has the calendar as it was known then.
 */
export async function readSourceOfRun(sql: Sql, runId: number): Promise<RunSource> {
  const [fork] = await sql.query<{ knownAt: Date | null }>('SELECT known_at AS "knownAt" FROM forked_run WHERE run_id = $1::int', [runId]);
  const statement = `SELECT s.code AS solution, coalesce(f.definition, c.definition) AS definition, ${periodFacts} AS period
     FROM calculation_run r LEFT JOIN forked_run f ON f.run_id = r.id JOIN solution_copy c ON c.id = r.copy_id
     JOIN batch b ON b.id = coalesce(r.source_batch_id, r.batch_id) JOIN period p ON p.id = b.period_id
     JOIN solution s ON s.id = p.solution_id JOIN legal_entity e ON e.id = s.legal_entity_id WHERE r.id = $1::int`;
  const [row] = await sql.query<RunSource>(asKnown(statement, fork?.knownAt ?? undefined), [runId]);
  if (!row) throw new Error(`Run ${runId} does not exist.`);
  return row;
}
