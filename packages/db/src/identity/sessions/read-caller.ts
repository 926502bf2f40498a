import { type Reads, statement } from '../../sql.ts';
import { type Held, heldColumns } from './held.ts';

/** A living session with whom it belongs to and what they hold, as it is at this moment. */
export interface CallerRow extends Held {
  readonly tokenHash: Buffer;
  readonly sessionId: number;
  readonly lastSeenAt: Date;
  readonly userId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly language: string | null;
}

/** $1 hashes of tokens, $2 now, $3 since when a session must have been used. */
const readCallersStatement = statement<CallerRow>(
  'read-callers',
  `SELECT s.token_hash AS "tokenHash", s.id AS "sessionId", s.last_seen_at AS "lastSeenAt", u.id AS "userId", u.employee_id AS "employeeId", u.account,
     u.display_name AS "displayName", u.language, ${heldColumns}
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
  readonly name: unknown;
  readonly hiddenMenus: readonly string[];
  readonly grants: readonly { readonly permission: string; readonly scope: string }[];
}

const readRolesStatement = statement<RoleGrants>(
  'read-role-grants',
  `SELECT r.id, r.code, r.version, r.name, r.hidden_menus AS "hiddenMenus",
     coalesce((SELECT json_agg(json_build_object('permission', g.permission, 'scope', g.scope)) FROM role_grant g WHERE g.role_id = r.id), '[]') AS grants
   FROM role r WHERE r.id = ANY($1)`,
);

export const readRoleGrants = (reads: Reads, roleIds: readonly number[]): Promise<RoleGrants[]> =>
  reads.rows(readRolesStatement, [roleIds]);

/** Whom a question about somebody else's rights is about. */
export interface HolderRow extends Held {
  readonly userId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly status: string;
}

const readHolderStatement = statement<HolderRow>(
  'read-holder',
  `SELECT u.id AS "userId", u.employee_id AS "employeeId", u.account, u.display_name AS "displayName", u.status, ${heldColumns}
   FROM app_user u LEFT JOIN employee e ON e.id = u.employee_id WHERE u.id = $1`,
);

/** What a user holds now, whether they are signed in or not. */
export const readHolder = (reads: Reads, userId: number): Promise<HolderRow | undefined> => reads.first(readHolderStatement, [userId]);

const touchStatement = statement<never>('touch-session', 'UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2');

/** Notes that a session is in use. */
export const touchSession = async (reads: Reads, sessionId: number, now: Date): Promise<void> =>
  void (await reads.rows(touchStatement, [sessionId, now]));
