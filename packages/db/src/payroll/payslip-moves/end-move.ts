import { type AppError, messageTemplates } from '@wagewright/contracts';
import { recordOwnAudit } from '../../platform/audit/index.ts';
import { announce, type FencedClaim } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch } from '../runs/index.ts';
import { noOutcomes, readMoveOutcomes } from './asked-move.ts';
import { announceMove, type ClaimedPayslipMove, endMove } from './move-rows.ts';

const tell = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT asked_by_user_id, $2::text, $3::text, jsonb_build_object('event', event, 'count', total) || $4::jsonb, 'payslip-move:' || id,
    '/payroll/issued-payslips?move=' || id
  FROM payslip_move WHERE id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id AS "userId"`;

type Ended = 'payslips-moved' | 'payslips-moved-unless-seen' | 'payslips-partly-moved';

/** Why some stay is only said where some do. */
const endingOf = ({ seen, others }: { readonly seen: number; readonly others: number }): Ended => {
  if (others > 0) return 'payslips-partly-moved';
  return seen > 0 ? 'payslips-moved-unless-seen' : 'payslips-moved';
};

async function tellAsker(sql: Sql, id: number, template: Ended | 'payslips-not-moved', payload: object): Promise<void> {
  const { category } = messageTemplates[template];
  const told = await sql.query<{ userId: number }>(tell, [id, category, template, JSON.stringify(payload)]);
  for (const { userId } of told) await announce(sql, { topic: 'inbox', userId });
}

async function outcomesOf(sql: Sql, id: number) {
  const { moved, seen, early, other } = (await readMoveOutcomes(sql, [id])).get(id) ?? noOutcomes;
  return { moved, seen, others: early + other };
}

/** Whoever looks at a batch sees its payslips as they are now. */
async function announceBatches(sql: Sql, id: number): Promise<void> {
  const batches = await sql.query<{ id: number }>(
    `SELECT DISTINCT ps.batch_id AS id FROM payslip_move_payslip mp JOIN payslip ps ON ps.id = mp.payslip_id
     WHERE mp.move_id = $1::int AND ps.batch_id IS NOT NULL ORDER BY 1`,
    [id],
  );
  for (const batch of batches) await announceBatch(sql, batch.id);
}

const movedOfBatches = `
  SELECT ps.batch_id AS "batchId", m.event, m.remarks, m.asked_by_user_id AS "userId", m.trace_id AS "traceId", count(*)::int AS people,
    (array_agg(ps.employee_id ORDER BY ps.id))[1:3] AS "employeeIds"
  FROM payslip_move m JOIN payslip_move_payslip mp ON mp.move_id = m.id AND mp.outcome = 'moved' JOIN payslip ps ON ps.id = mp.payslip_id
  WHERE m.id = $1::int AND ps.batch_id IS NOT NULL GROUP BY ps.batch_id, m.id ORDER BY 1`;

interface MovedOfBatch {
  readonly batchId: number;
  readonly userId: number;
  readonly traceId: string;
  /** What the history of the batch tells of it. */
  readonly told: {
    readonly event: string;
    readonly move: number;
    readonly people: number;
    /** The first of them. */
    readonly employeeIds: number[];
    readonly remarks?: string;
  };
}

/** Of a move that has ended, however it did: of each batch how many of its payslips were moved, and whose the first are. */
export async function readMovedOfBatches(sql: Sql, id: number): Promise<MovedOfBatch[]> {
  type Told = Omit<MovedOfBatch['told'], 'move' | 'remarks'>;
  interface Row extends Omit<MovedOfBatch, 'told'>, Told {
    readonly remarks: string | null;
  }
  const rows = await sql.query<Row>(movedOfBatches, [id]);
  return rows.map(({ batchId, userId, traceId, remarks, ...told }) => ({
    batchId,
    userId,
    traceId,
    told: { ...told, move: id, ...(remarks ? { remarks } : {}) },
  }));
}

/** The last thing of the transaction that ends a move. */
async function recordMovedOfBatches(sql: Sql, id: number): Promise<void> {
  for (const { batchId, userId, traceId, told } of await readMovedOfBatches(sql, id)) {
    const act = { procedure: 'payroll/payslip-moves/ask-payslip-move', traceId, actorUserId: userId };
    await recordOwnAudit(sql, { ...act, entity: 'batch-payslips', entityId: batchId, before: null, after: told });
  }
}

/**
 * Ends a move of whose payslips all are looked at, and tells who asked for it. Within the caller's transaction.
 * @returns false where it is not the claim's any more: roll back
 */
export async function finishPayslipMove(sql: Sql, claim: FencedClaim): Promise<boolean> {
  const { id } = claim;
  if (!(await endMove(sql, claim, 'finished'))) return false;
  const outcomes = await outcomesOf(sql, id);
  await tellAsker(sql, id, endingOf(outcomes), outcomes);
  await announceMove(sql, id);
  await announceBatches(sql, id);
  await recordMovedOfBatches(sql, id);
  return true;
}

/** Ends a move that is given up, and tells who asked for it how far it came, and why no further. */
export async function failPayslipMove(sql: Sql, claim: ClaimedPayslipMove, { code, parameters, message }: AppError): Promise<void> {
  const { id } = claim;
  if (!(await endMove(sql, claim, 'failed', { code, parameters, message }))) return;
  const { moved } = await outcomesOf(sql, id);
  await tellAsker(sql, id, 'payslips-not-moved', { moved, reason: message });
  await announceMove(sql, id);
  await announceBatches(sql, id);
  await recordMovedOfBatches(sql, id);
}
