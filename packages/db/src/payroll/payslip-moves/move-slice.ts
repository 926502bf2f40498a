import { findTransition, limits } from '@wagewright/contracts';
import type { MoveOutcome } from '@wagewright/contracts/payroll/payslip-moves';
import { type PayslipMoveEvent, type PayslipStatus, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '../../columns/index.ts';
import { recordOwnAudit, recordOwnAudits } from '../../platform/audit/index.ts';
import type { Sql } from '../../sql.ts';
import { lockBatchesOf, movePayslips } from '../payslips/index.ts';
import { announceMove, type ClaimedPayslipMove } from './move-rows.ts';

interface Locked {
  readonly id: number;
  readonly status: string;
  readonly seen: boolean;
  readonly wasPublished: boolean;
  /** Its batch or round has not published its payslips yet. */
  readonly early: boolean;
}

const next = `SELECT payslip_id AS id FROM payslip_move_payslip
  WHERE move_id = $1::int AND payslip_id > $2::int AND outcome IS NULL ORDER BY payslip_id LIMIT $3::int`;

const lock = `SELECT ps.id, ps.status, ps.seen_at IS NOT NULL AS seen, ps.published_at IS NOT NULL AS "wasPublished",
    coalesce(b.id IS NOT NULL AND b.payslips_published_at IS NULL OR r.id IS NOT NULL AND r.published_at IS NULL, false) AS early
  FROM payslip ps LEFT JOIN batch b ON b.id = ps.batch_id LEFT JOIN payslip_round r ON r.id = ps.round_id
  WHERE ps.id = ANY($1::int[]) ORDER BY ps.id FOR NO KEY UPDATE OF ps`;

const note = `UPDATE payslip_move_payslip mp SET outcome = u.outcome FROM unnest($2::int[], $3::text[]) u(id, outcome)
  WHERE mp.move_id = $1::int AND mp.payslip_id = u.id`;

const count = `UPDATE payslip_move SET part = 'moving', done = done + $3::int WHERE id = $1::int AND token = $2::uuid AND state = 'running' RETURNING id`;

interface Judged {
  readonly row: Locked;
  readonly outcome: MoveOutcome;
  readonly to: PayslipStatus | null;
}

/** What becomes of a payslip as it is now: the machine says whether it moves, and the rest why it does not. */
function judge(row: Locked, event: PayslipMoveEvent): Judged {
  const { seen, wasPublished, early } = row;
  const status = payslipColumns.status(row.status);
  const transition = findTransition(payslipMachine, status, event, { seen, wasPublished });
  if (transition && !(event === 'publish' && early)) return { row, outcome: 'moved', to: transition.to };
  if (transition) return { row, outcome: 'early', to: null };
  const unseen = findTransition(payslipMachine, status, event, { seen: false, wasPublished });
  return { row, outcome: unseen ? 'seen' : 'other', to: null };
}

/** What a transaction has moved, or left as it was. */
export interface MovedSlice {
  /** The last payslip that it looked at; undefined where all of them are looked at. */
  readonly last: number | undefined;
  readonly moved: number;
}

interface Moving {
  /** The last payslip that was looked at. */
  readonly after: number;
  readonly baseUrl: string;
  /** In the same transaction. */
  readonly enqueueMails: (sql: Sql) => Promise<void>;
}

/**
 * Looks at the next payslips of a move under their locks, and moves those that can be moved. Within the caller's transaction.
 * @returns undefined where it is not the claim's any more: roll back
 */
export async function moveNextPayslips(
  sql: Sql,
  claim: ClaimedPayslipMove,
  { after, baseUrl, enqueueMails }: Moving,
): Promise<MovedSlice | undefined> {
  const { id, token, event, remarks, userId, traceId } = claim;
  const ids = (await sql.query<{ id: number }>(next, [id, after, limits.payslipsMovedAtOnce])).map((row) => row.id);
  await lockBatchesOf(sql, { ids, event });
  const judged = (await sql.query<Locked>(lock, [ids])).map((row) => judge(row, event));
  const moves = judged.flatMap(({ row, to }) => (to ? [{ id: row.id, to }] : []));
  const unpublished = moves.length === 0 ? [] : await movePayslips(sql, { event, moves, baseUrl });
  await sql.query(note, [id, judged.map(({ row }) => row.id), judged.map(({ outcome }) => outcome)]);
  const own = await sql.query(count, [id, token, ids.length]);
  if (own.length === 0) return undefined;
  if (event === 'publish' && moves.length > 0) await enqueueMails(sql);
  await announceMove(sql, id);
  const told = { event, move: id, ...(remarks ? { remarks } : {}) };
  const records = judged.flatMap(({ row, to }) =>
    to ? [{ entityId: row.id, before: { status: row.status }, after: { status: to, ...told } }] : [],
  );
  const act = { procedure: 'payroll/payslip-moves/ask-payslip-move', traceId, actorUserId: userId };
  await recordOwnAudits(sql, { ...act, entity: 'payslip' }, records);
  for (const { id: entityId, version } of unpublished) {
    const after = { version: version + 1, ...told, event: 'unpublish-payslips' };
    await recordOwnAudit(sql, { ...act, entity: 'batch', entityId, before: { version }, after });
  }
  return { last: ids.at(-1), moved: moves.length };
}
