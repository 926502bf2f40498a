import type { apiKeyStates } from '@wagewright/contracts/identity/api-keys';
import type { Prisma } from '@wagewright/db';

type KeyRow = Prisma.ApiKeyGetPayload<{ include: { user: true } }>;

function stateOf({ revokedAt, expiresAt, user }: KeyRow, now: Date): (typeof apiKeyStates)[number] {
  if (revokedAt) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return user.status === 'active' ? 'active' : 'dead';
}

/** A key as lists say it: nothing by which one could call. */
export const viewKey = (row: KeyRow, now: Date) => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  owner: row.user.displayName,
  userId: row.userId,
  permissions: row.permissions,
  addresses: row.addresses,
  callsPerMinute: row.callsPerMinute,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedAddress: row.lastUsedAddress,
});
