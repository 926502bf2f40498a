import { type Reads, statement } from '../../sql.ts';

/** A living session with whom it belongs to and what they hold, as it is at this moment. */
export interface CallerRow {
  readonly tokenHash: Buffer;
  readonly sessionId: number;
  readonly lastSeenAt: Date;
  readonly userId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly language: string | null;
  readonly legalEntityId: number | null;
  /** `role:version:legal entity` of each role held, by commas. */
  readonly roles: string;
  /** `role:solution` of each solution that names the user, by commas. */
  readonly solutions: string;
  /** `solution:capability+capability` of each role of a solution that the user holds, by commas. */
  readonly solutionRoles: string;
  /** `batch:access`, with `:pay` where its pay is given too, of each batch given to the user, by commas. */
  readonly batches: string;
}

/** $1 hashes of tokens, $2 now, $3 since when a session must have been used. */
const readCallersStatement = statement<CallerRow>(
  'read-callers',
  `SELECT s.token_hash AS "tokenHash", s.id AS "sessionId", s.last_seen_at AS "lastSeenAt", u.id AS "userId", u.employee_id AS "employeeId", u.account,
     u.display_name AS "displayName", u.language, e.legal_entity_id AS "legalEntityId",
     coalesce((SELECT string_agg(concat_ws(':', r.id, r.version, coalesce(ur.legal_entity_id, 0)), ',' ORDER BY ur.id)
       FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id), '') AS roles,
     coalesce((SELECT string_agg(su.role || ':' || su.solution_id, ',' ORDER BY su.solution_id, su.role)
       FROM solution_user su WHERE su.user_id = u.id), '') AS solutions,
     coalesce((SELECT string_agg(held.solution_id || ':' || array_to_string(held.capabilities, '+'), ',') FROM (
       SELECT sr.solution_id, sr.capabilities FROM solution_role_holder h JOIN solution_role sr ON sr.id = h.solution_role_id WHERE h.user_id = u.id
       UNION ALL SELECT sr.solution_id, sr.capabilities FROM user_role ur JOIN solution_role_holder h ON h.role_id = ur.role_id
         JOIN solution_role sr ON sr.id = h.solution_role_id JOIN solution so ON so.id = sr.solution_id
         WHERE ur.user_id = u.id AND (ur.legal_entity_id IS NULL OR ur.legal_entity_id = so.legal_entity_id)) held), '') AS "solutionRoles",
     coalesce((SELECT string_agg(bu.batch_id || ':' || bu.access || CASE WHEN bu.sees_pay THEN ':pay' ELSE '' END, ',')
       FROM batch_user bu WHERE bu.user_id = u.id), '') AS batches
   FROM session s JOIN app_user u ON u.id = s.user_id LEFT JOIN employee e ON e.id = u.employee_id
   WHERE s.token_hash = ANY($1::bytea[]) AND s.revoked_at IS NULL AND s.expires_at > $2 AND s.last_seen_at >= $3 AND u.status = 'active'`,
);

/** @returns one for each session that is neither unknown, ended, expired nor unused for too long, and whose user is not disabled */
export const readCallers = (reads: Reads, tokenHashes: readonly Buffer[], now: Date, usedSince: Date): Promise<CallerRow[]> =>
  reads.rows(readCallersStatement, [tokenHashes, now, usedSince]);

export interface RoleGrants {
  readonly id: number;
  readonly code: string;
  readonly version: number;
  readonly grants: readonly { readonly permission: string; readonly scope: string }[];
}

const readRolesStatement = statement<RoleGrants>(
  'read-role-grants',
  `SELECT r.id, r.code, r.version,
     coalesce((SELECT json_agg(json_build_object('permission', g.permission, 'scope', g.scope)) FROM role_grant g WHERE g.role_id = r.id), '[]') AS grants
   FROM role r WHERE r.id = ANY($1)`,
);

export const readRoleGrants = (reads: Reads, roleIds: readonly number[]): Promise<RoleGrants[]> =>
  reads.rows(readRolesStatement, [roleIds]);

const touchStatement = statement<never>('touch-session', 'UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2');

/** Notes that a session is in use. */
export const touchSession = async (reads: Reads, sessionId: number, now: Date): Promise<void> =>
  void (await reads.rows(touchStatement, [sessionId, now]));
