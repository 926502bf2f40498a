import { AppError, requireTransition } from '@wagewright/contracts';
import { type PayslipRoundEvent, payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipRoundColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import type { RoundContext } from './keep-round.ts';

/** Where an event takes a locked round. @throws AppError ILLEGAL_TRANSITION */
export function roundAfter({ id, status, publishedAt }: RoundContext, event: PayslipRoundEvent) {
  return requireTransition(payslipRoundMachine, { id, status: payslipRoundColumns.status(status) }, event, {
    published: publishedAt !== null,
  }).to;
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
 * @throws AppError ILLEGAL_TRANSITION, PAYSLIPS_TOUCHED
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
