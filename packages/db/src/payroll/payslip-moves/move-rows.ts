import { AppError, limits } from '@wagewright/contracts';
import type { PayslipMoveEvent } from '@wagewright/contracts/payroll/payslips';
import { payslipMoveColumns } from '../../columns/index.ts';
import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';

/** Moves of many payslips that a job is to be at. */
const rows = fencedRows('payslip_move');
export const endMove = rows.end;

export const payslipMovesInHand: InHand<'payroll.move-payslips'> = {
  queue: 'payroll.move-payslips',
  rows: `SELECT jsonb_build_object('payslipMoveId', id) AS data, ${holderColumns} FROM payslip_move WHERE state = 'running'`,
};

export interface ClaimedPayslipMove extends FencedClaim {
  readonly event: PayslipMoveEvent;
  readonly remarks: string | null;
  readonly userId: number;
  readonly traceId: string;
}

/** @returns undefined where there is nothing to do any more */
export async function claimPayslipMove(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedPayslipMove | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<{ event: string; remarks: string | null; userId: number; traceId: string }>(
    'SELECT event, remarks, asked_by_user_id AS "userId", trace_id AS "traceId" FROM payslip_move WHERE id = $1::int',
    [claim.id],
  );
  return row && { ...claimed, ...row, event: payslipMoveColumns.event(row.event) };
}

/** Tells those who watch it. */
export const announceMove = (sql: Sql, id: number): Promise<void> => announce(sql, { topic: 'payslip-move', id });

/** As `FencedRows.keepReason`. */
export const keepPayslipMoveReason = rows.keepReason;

/** The words in which a move is given up that so many workers did not survive. */
export const payslipMoveGivenUp = async (sql: Sql, claim: FencedClaim): Promise<AppError> =>
  new AppError('PAYSLIP_MOVE_GAVE_UP', { count: limits.jobAttemptsMax, reason: await rows.reasonOf(sql, claim) });
