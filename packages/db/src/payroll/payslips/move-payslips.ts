import type { PayslipMoveEvent, PayslipStatus } from '@wagewright/contracts/payroll/payslips';
import type { Sql } from '../../sql.ts';
import { publishChosen } from './publish-payslips.ts';
import { type UnpublishedBatch, unpublishEmptied } from './unpublish-batches.ts';

/** What publishing has set; nobody has seen it, so that nobody has answered either. */
const asBefore = `published_at = NULL, view_from = NULL, awaits_view_day = false, check_until = NULL, check_status = 'unchecked', reminded_at = NULL`;

export interface PayslipMoved {
  readonly id: number;
  readonly to: PayslipStatus;
}

const idsTo = (moves: readonly PayslipMoved[], status: PayslipStatus): number[] =>
  moves.filter(({ to }) => to === status).map(({ id }) => id);

/**
 * Moves single payslips that the caller has locked and found to be movable. Within the caller's transaction; after a publishing the caller enqueues
 * `platform.send-outbox` in it.
 * @returns batches of which none is published any more, and which therefore are not either
 */
export async function movePayslips(
  sql: Sql,
  { event, moves, baseUrl }: { readonly event: PayslipMoveEvent; readonly moves: readonly PayslipMoved[]; readonly baseUrl: string },
): Promise<readonly UnpublishedBatch[]> {
  if (event === 'publish') {
    await publishChosen(sql, { ids: moves.map(({ id }) => id), baseUrl });
    return [];
  }
  const also = event === 'withdraw' ? `, ${asBefore}` : '';
  for (const to of new Set(moves.map((move) => move.to)))
    await sql.query(`UPDATE payslip SET status = $2::text${also} WHERE id = ANY($1::int[])`, [idsTo(moves, to), to]);
  if (event !== 'withdraw') return [];
  const ids = moves.map(({ id }) => id);
  return await unpublishEmptied(sql, ids);
}
