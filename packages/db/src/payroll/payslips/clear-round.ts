import { AppError, findTransition, requireTransition } from '@wagewright/contracts';
import { type PayslipRoundEvent, payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipRoundColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { factsOfRound, type RoundContext } from './keep-round.ts';

/** What the machine is asked about: a round under its lock, or one that is only looked at. */
type AskedRound = Pick<RoundContext, 'id' | 'status' | 'name' | 'period' | 'publishedAt' | 'payslipsInHand'>;

/**
 * Where an event takes a round.
 * @throws AppError ILLEGAL_TRANSITION; PAYSLIP_ROUND_IN_HAND where nothing but the job that is at its payslips stands in the way
 */
export function roundAfter(round: AskedRound, event: PayslipRoundEvent) {
  const { id, name, period } = round;
  const status = payslipRoundColumns.status(round.status);
  const facts = factsOfRound(round);
  const isPossible = findTransition(payslipRoundMachine, status, event, facts) !== undefined;
  const wouldBe = findTransition(payslipRoundMachine, status, event, { ...facts, payslipsInHand: false }) !== undefined;
  if (wouldBe && !isPossible) throw new AppError('PAYSLIP_ROUND_IN_HAND', { name, period });
  return requireTransition(payslipRoundMachine, { id, status }, event, facts).to;
}

/**
 * Takes away the payslips of a locked round, which nobody has seen: they are not published.
 * @throws AppError PAYSLIPS_TOUCHED where viewing of one is forbidden, which was somebody's decision
 */
export async function clearRound(sql: Sql, roundId: number): Promise<void> {
  await sql.query(`DELETE FROM payslip WHERE round_id = $1::int AND status = 'unpublished' AND published_at IS NULL`, [roundId]);
  const [left] = await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM payslip WHERE round_id = $1::int', [roundId]);
  if (left && left.count > 0) throw new AppError('PAYSLIPS_TOUCHED', { count: left.count });
}

/**
 * Moves a locked round, whose payslips are taken away with what they were made from.
 * @throws AppError as `roundAfter`, PAYSLIPS_TOUCHED
 */
export async function resetRound(sql: Sql, round: RoundContext, event: 'generate' | 'change-lines' | 'discard'): Promise<string> {
  const to = roundAfter(round, event);
  await clearRound(sql, round.id);
  await moveRound(sql, round.id, to);
  return to;
}

export const moveRound = async (sql: Sql, roundId: number, to: string): Promise<void> => {
  await sql.query(
    'UPDATE payslip_round SET status = $2::text, version = version + 1, failure = NULL, generated_at = NULL WHERE id = $1::int',
    [roundId, to],
  );
};
