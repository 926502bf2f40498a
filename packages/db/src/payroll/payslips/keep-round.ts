import { AppError, findTransition, requireTransition } from '@wagewright/contracts';
import { minorDigits } from '@wagewright/contracts/format';
import { payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipRoundColumns } from '../../columns/index.ts';
import { lockRow } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { bySlices, type TellPeople } from '../payslip-deliveries/index.ts';

/** A round that the transaction has locked. */
export interface RoundContext {
  readonly id: number;
  readonly status: string;
  readonly source: string;
  readonly settingId: number;
  readonly settingVersion: number;
  readonly periodId: number;
  readonly solutionId: number;
  readonly currency: string;
  /** By balance: what was paid up to this day; null of an import. */
  readonly asOf: string | null;
  /** Whom alone it is for; null: everybody of whom there is a figure. */
  readonly employeeIds: readonly number[] | null;
  readonly publishedAt: Date | null;
  /** A job generates, publishes or tells again of its payslips. */
  readonly payslipsInHand: boolean;
  /** What its setting is called, and its period. */
  readonly name: string;
  readonly period: string;
}

/** Locks a round and reads it as it is then. @throws AppError NOT_FOUND */
export async function lockRound(sql: Sql, id: number): Promise<RoundContext> {
  await lockRow(sql, 'payslip-round', id);
  const [round] = await sql.query<RoundContext>(
    `SELECT r.id, r.status, r.source, r.setting_id AS "settingId", r.setting_version AS "settingVersion", r.period_id AS "periodId",
       p.solution_id AS "solutionId", s.currency, r.as_of::text AS "asOf", nullif(r.employee_ids, '{}') AS "employeeIds", r.published_at AS "publishedAt",
       EXISTS (SELECT 1 FROM payslip_job j WHERE j.round_id = r.id AND j.state = 'running') AS "payslipsInHand", st.name, p.name AS period
     FROM payslip_round r JOIN payslip_setting st ON st.id = r.setting_id JOIN period p ON p.id = r.period_id JOIN solution s ON s.id = p.solution_id WHERE r.id = $1::int`,
    [id],
  );
  if (!round) throw new AppError('NOT_FOUND', { what: 'payslip round', id });
  return round;
}

/** Before the lock, which a job that is at the payslips holds until it is done; whoever has the lock asks again. @throws AppError PAYSLIP_ROUND_IN_HAND */
export async function requireNotInHand(sql: Sql, id: number): Promise<void> {
  const [busy] = await sql.query<{ name: string; period: string }>(
    `SELECT st.name, p.name AS period FROM payslip_job j JOIN payslip_round r ON r.id = j.round_id JOIN payslip_setting st ON st.id = r.setting_id
       JOIN period p ON p.id = r.period_id WHERE j.round_id = $1::int AND j.state = 'running' LIMIT 1`,
    [id],
  );
  if (busy) throw new AppError('PAYSLIP_ROUND_IN_HAND', { ...busy });
}

/** What the machine asks of a round. */
export const factsOfRound = ({ publishedAt, payslipsInHand }: Pick<RoundContext, 'publishedAt' | 'payslipsInHand'>) => ({
  published: publishedAt !== null,
  payslipsInHand,
});

/**
 * SELECT employee_id, code, value, section, amount: a row an item of an employee, once each. `amount` is what an earning or a deduction adds
 * to the payslip's sums, in the currency; null for all else. Its parameters begin at $2.
 */
export interface RoundLines {
  readonly select: string;
  readonly parameters: readonly unknown[];
  /** SELECT employee_id: whom it may be about, each once; $1 is the round. */
  readonly who: string;
}

/** Of some people at a time: the last two parameters are the first and the last of them. */
const kept = ({ select, parameters }: RoundLines, digits: number): string => `
  WITH line AS MATERIALIZED (
    SELECT * FROM (${select}) l WHERE l.employee_id BETWEEN $${parameters.length + 2}::int AND $${parameters.length + 3}::int),
  whose AS (
    SELECT employee_id, coalesce(sum(amount) FILTER (WHERE section = 'earning'), 0) * ${10 ** digits} AS gross,
      coalesce(sum(amount) FILTER (WHERE section = 'deduction'), 0) * ${10 ** digits} AS deductions
    FROM line GROUP BY employee_id),
  slip AS (
    INSERT INTO payslip (source, round_id, period_id, employee_id, setting_id, setting_version, number, currency, gross, deductions, net)
    SELECT r.source, r.id, r.period_id, w.employee_id, r.setting_id, r.setting_version,
      'PS' || r.setting_id || '/' || p.name || CASE WHEN r.sequence > 1 THEN '-' || r.sequence ELSE '' END || '/' || e.employee_number,
      s.currency, w.gross::bigint, w.deductions::bigint, (w.gross - w.deductions)::bigint
    FROM whose w JOIN employee e ON e.id = w.employee_id JOIN payslip_round r ON r.id = $1::int
      JOIN period p ON p.id = r.period_id JOIN solution s ON s.id = p.solution_id
    ORDER BY w.employee_id
    ON CONFLICT (round_id, employee_id) DO NOTHING RETURNING id, employee_id),
  made AS (
    INSERT INTO payslip_line (payslip_id, code, value)
    SELECT slip.id, line.code, line.value FROM slip JOIN line ON line.employee_id = slip.employee_id RETURNING 1)
  SELECT (SELECT count(*)::int FROM slip) AS payslips, (SELECT count(*)::int FROM made) AS lines,
    (SELECT count(*)::int FROM whose WHERE gross <> trunc(gross) OR deductions <> trunc(deductions)) AS uneven`;

/**
 * Makes the payslips of a round from what is said of each employee, and ends its generating: all of them, or an error and none. Whoever comes
 * second finds the round generated and changes nothing. Within the caller's transaction.
 * @returns how many payslips the round has
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION of a failed round; PAYSLIP_AMOUNT_UNEVEN, PAYSLIPS_NOBODY
 */
export async function keepRound(
  sql: Sql,
  roundId: number,
  read: (round: RoundContext) => Promise<RoundLines>,
  tell?: TellPeople,
): Promise<{ readonly payslips: number }> {
  const round = await lockRound(sql, roundId);
  const status = payslipRoundColumns.status(round.status);
  if (status === 'generated') return { payslips: await countOf(sql, roundId) };
  const { to } = requireTransition(payslipRoundMachine, { id: roundId, status }, 'finish', factsOfRound(round));
  const lines = await read(round);
  const keep = kept(lines, minorDigits(round.currency));
  const slices = await withoutLoops(sql, () =>
    bySlices(sql, { who: lines.who, id: roundId, tell }, (first, last) =>
      sql.query<{ payslips: number; uneven: number }>(keep, [roundId, ...lines.parameters, first, last]),
    ),
  );
  const sum = (name: 'payslips' | 'uneven') => slices.flat().reduce((total, made) => total + made[name], 0);
  const [payslips, uneven] = [sum('payslips'), sum('uneven')];
  if (payslips === 0) throw new AppError('PAYSLIPS_NOBODY', { id: roundId });
  if (uneven > 0) throw new AppError('PAYSLIP_AMOUNT_UNEVEN', { count: uneven, currency: round.currency });
  await sql.query(
    'UPDATE payslip_round SET status = $2, version = version + 1, generated_at = clock_timestamp(), failure = NULL WHERE id = $1::int',
    [roundId, to],
  );
  return { payslips };
}

/** Shows on a round why a job of it came to nothing; one that was being generated has failed. Within the caller's transaction. */
export async function failRound(sql: Sql, roundId: number, failure: object): Promise<void> {
  const round = await lockRound(sql, roundId);
  const failed = findTransition(payslipRoundMachine, payslipRoundColumns.status(round.status), 'fail', factsOfRound(round));
  await sql.query('UPDATE payslip_round SET status = $2::text, failure = $3::jsonb, version = version + 1 WHERE id = $1::int', [
    roundId,
    failed?.to ?? round.status,
    JSON.stringify(failure),
  ]);
}

async function countOf(sql: Sql, roundId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM payslip WHERE round_id = $1::int', [roundId]);
  return row?.count ?? 0;
}
