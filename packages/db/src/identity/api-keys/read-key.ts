import { type Reads, statement } from '../../sql.ts';
import { type Held, heldColumns } from '../sessions/index.ts';

/** A living key with its owner, and what the owner holds at this moment. */
export interface KeyRow extends Held {
  readonly keyId: number;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly addresses: readonly string[];
  readonly callsPerMinute: number;
  readonly lastUsedAt: Date | null;
  readonly userId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly language: string | null;
}

const readKeyStatement = statement<KeyRow>(
  'read-api-key',
  `SELECT k.id AS "keyId", k.name, k.permissions, k.addresses, k.calls_per_minute AS "callsPerMinute", k.last_used_at AS "lastUsedAt",
     u.id AS "userId", u.employee_id AS "employeeId", u.account, u.display_name AS "displayName", u.language, ${heldColumns}
   FROM api_key k JOIN app_user u ON u.id = k.user_id LEFT JOIN employee e ON e.id = u.employee_id
   WHERE k.token_hash = $1 AND k.revoked_at IS NULL AND k.expires_at > $2 AND u.status = 'active'`,
);

/** @returns undefined for a key that is unknown, revoked or expired, and where its owner is disabled */
export const readKey = (reads: Reads, tokenHash: Buffer, now: Date): Promise<KeyRow | undefined> =>
  reads.first(readKeyStatement, [tokenHash, now]);

const touchStatement = statement<never>(
  'touch-api-key',
  'UPDATE api_key SET last_used_at = $2, last_used_address = $3 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)',
);

/** Notes that a key is in use, and from where. */
export const touchKey = async (reads: Reads, keyId: number, now: Date, address: string): Promise<void> =>
  void (await reads.rows(touchStatement, [keyId, now, address]));
