import { notLeftBy } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';

/** What is to be done with an approval by the clock. */
export type DueWork = 'remind' | 'escalate' | 'stuck';

export interface Due {
  readonly instanceId: number;
  readonly work: DueWork;
}

/** Somebody who can decide: not locked, not gone, with a role that may. $1 is the time. */
const canDecide = (user: string): string => `EXISTS (
  SELECT 1 FROM app_user u LEFT JOIN employee e ON e.id = u.employee_id
  WHERE u.id = ${user} AND u.status = 'active' AND (e.id IS NULL OR ${notLeftBy('e', '$1::timestamptz::date')})
    AND u.id <> i.submitted_by_user_id
    AND EXISTS (SELECT 1 FROM user_role r JOIN role_grant g ON g.role_id = r.role_id WHERE r.user_id = u.id AND g.permission = 'approval.decide'))`;

/** An approver, or somebody for them: by hand for this approval, or by a delegation in force of one who has not gone. */
const partCanBeDecided = `(${canDecide('a.user_id')} OR ${canDecide('a.delegate_user_id')}
  OR (EXISTS (SELECT 1 FROM approval_delegation d WHERE d.from_user_id = a.user_id AND d.ended_at IS NULL
      AND $1::timestamptz::date BETWEEN d.starts_on AND d.ends_on AND (d.kinds = '{}' OR i.kind = ANY(d.kinds))
      AND ${canDecide('d.to_user_id')})
    AND ${canDecide('a.user_id')}))`;

/** One word ends a node where any may speak, or where somebody was brought in after the deadline; else everybody's is needed. */
const stuck = `NOT EXISTS (
    SELECT 1 FROM approval_approver a WHERE a.instance_id = i.id AND a.sequence = n.sequence AND a.status = 'asked'
      AND (n.mode = 'any-of' OR a.origin = 'escalation') AND ${partCanBeDecided})
  AND (n.mode = 'any-of' OR EXISTS (
    SELECT 1 FROM approval_approver a WHERE a.instance_id = i.id AND a.sequence = n.sequence AND a.status = 'asked' AND NOT ${partCanBeDecided}))`;

const due = `
  SELECT i.id AS "instanceId", w.work
  FROM approval_instance i JOIN approval_node n ON n.instance_id = i.id AND n.sequence = i.current_node AND n.status = 'current'
    CROSS JOIN LATERAL (VALUES
      ('remind', n.remind_at <= $1::timestamptz),
      ('escalate', n.due_at <= $1::timestamptz AND n.escalated_at IS NULL),
      ('stuck', n.stuck_told_at IS NULL AND ${stuck})) AS w (work, is_due)
  WHERE i.status IN ('pending-approval', 'in-approval') AND w.is_due AND ($2::int IS NULL OR i.id = $2::int)
  ORDER BY i.id, w.work`;

/** What is due at a time, of all approvals or of one. */
export const findDueApprovals = (sql: Sql, now: Date, instanceId: number | null = null): Promise<Due[]> =>
  sql.query<Due>(due, [now, instanceId]);
