import type { LocalizedText } from '@wagewright/contracts';
import { lockRow, recordOwnAudit, tellUsers } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { type Due, type DueWork, findDueApprovals } from './find-due.ts';

const procedure = 'approvals.look-after';

interface Place {
  readonly instanceId: number;
  readonly sequence: number;
  readonly version: number;
  readonly title: LocalizedText;
  readonly nodeName: LocalizedText;
  readonly administratorUserIds: readonly number[];
}

const readPlace = `
  SELECT i.id AS "instanceId", n.sequence, i.version, i.title, n.name AS "nodeName",
    coalesce(nullif(p.administrator_user_ids, '{}'), ARRAY(SELECT DISTINCT r.user_id FROM user_role r JOIN role_grant g ON g.role_id = r.role_id
      JOIN app_user u ON u.id = r.user_id AND u.status = 'active' WHERE g.permission = 'approval.administer' ORDER BY r.user_id)) AS "administratorUserIds"
  FROM approval_instance i JOIN approval_node n ON n.instance_id = i.id AND n.sequence = i.current_node
    LEFT JOIN approval_process_version v ON v.id = i.process_version_id LEFT JOIN approval_process p ON p.id = v.process_id
  WHERE i.id = $1::int`;

const atNode = 'instance_id = $1::int AND sequence = $2::int';

async function approvers(sql: Sql, { instanceId, sequence }: Place, status: 'asked' | 'reserve'): Promise<number[]> {
  const text = `SELECT user_id FROM approval_approver WHERE ${atNode} AND status = $3 ORDER BY position, user_id`;
  const rows = await sql.query<{ user_id: number }>(text, [instanceId, sequence, status]);
  return rows.map(({ user_id: userId }) => userId);
}

/** Whom each kind of work concerns, and what it writes on the node. @returns who is to be told, and of what */
const works: Readonly<Record<DueWork, (sql: Sql, place: Place, now: Date) => Promise<{ userIds: readonly number[]; template: Template }>>> =
  {
    remind: async (sql, place) => {
      await sql.query(`UPDATE approval_node SET remind_at = NULL WHERE ${atNode}`, [place.instanceId, place.sequence]);
      return { userIds: await approvers(sql, place, 'asked'), template: 'approval-reminder' };
    },
    escalate: async (sql, place, now) => {
      const reserve = await approvers(sql, place, 'reserve');
      await sql.query(`UPDATE approval_node SET escalated_at = $3 WHERE ${atNode}`, [place.instanceId, place.sequence, now]);
      await sql.query(`UPDATE approval_approver SET status = 'asked' WHERE ${atNode} AND status = 'reserve'`, [
        place.instanceId,
        place.sequence,
      ]);
      return { userIds: reserve.length > 0 ? reserve : place.administratorUserIds, template: 'approval-overdue' };
    },
    stuck: async (sql, place, now) => {
      await sql.query(`UPDATE approval_node SET stuck_told_at = $3 WHERE ${atNode}`, [place.instanceId, place.sequence, now]);
      return { userIds: place.administratorUserIds, template: 'approval-stuck' };
    },
  };
type Template = 'approval-reminder' | 'approval-overdue' | 'approval-stuck';

export interface DoneWork {
  readonly work: DueWork;
  readonly told: number;
}

/**
 * Does what is due with an approval, under its lock and if it is still due then; so whoever comes second does nothing. What was seen of the approval
 * stays true, so its version does too, and nobody's decision is refused for a reminder. Within the caller's
 * transaction, which enqueues `platform.send-outbox` where somebody was told.
 * @returns null when it was done or has become needless meanwhile
 */
export async function doDueWork(sql: Sql, { instanceId, work }: Due, now: Date, baseUrl: string): Promise<DoneWork | null> {
  await lockRow(sql, 'approval', instanceId);
  const stillDue = (await findDueApprovals(sql, now, instanceId)).some((due) => due.work === work);
  const [place] = await sql.query<Place>(readPlace, [instanceId]);
  if (!stillDue || !place) return null;
  const { userIds, template } = await works[work](sql, place, now);
  const { sequence, version, title, nodeName } = place;
  await sql.query(
    `INSERT INTO approval_decision (instance_id, sequence, node_name, action, at) VALUES ($1::int, $2::int, $3::jsonb, $4, $5)`,
    [instanceId, sequence, JSON.stringify(nodeName), work, now],
  );
  const thing = `approval:${instanceId}:${version}`;
  const told = await tellUsers(sql, userIds, { template, thing, title, link: `/approvals/${instanceId}`, baseUrl });
  const after = { event: work, sequence, told: userIds };
  await recordOwnAudit(sql, { procedure, entity: 'approval', entityId: instanceId, before: null, after, traceId: 'clock' });
  return { work, told };
}
