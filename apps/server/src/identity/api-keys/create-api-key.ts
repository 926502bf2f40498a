import { randomBytes } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { createApiKey as contract } from '@wagewright/contracts/identity/api-keys';
import { sayPermissions } from '@wagewright/contracts/identity/roles';
import { isAddressRange } from '../../core/addresses.ts';

import { implementMutation } from '../../core/implement.ts';
import { hashToken, keyMark } from '../../http/caller.ts';

const keyBytes = 32;
const prefixCharacters = keyMark.length + 6;
const dayMs = 86_400_000;

export const createApiKey = implementMutation(contract, async ({ input, actor, tx, locks, deps, audit }) => {
  const { name, permissions, addresses, days, callsPerMinute } = input;
  const now = deps.clock();
  const wrong = addresses.find((range) => !isAddressRange(range));
  if (wrong !== undefined) {
    const reason = { en: `${wrong} is neither an address nor a range of them`, 'zh-CN': `${wrong} 既不是地址，也不是地址段` };
    throw new AppError('VALIDATION_FAILED', { reason });
  }
  const more = permissions.filter((permission) => !actor.grants.has(permission));
  if (more.length > 0) throw new AppError('API_KEY_OPENS_MORE', { permissions: sayPermissions(more) });
  await locks.take('user', actor.userId);
  const living = await tx.apiKey.count({ where: { userId: actor.userId, revokedAt: null, expiresAt: { gt: now } } });
  if (living >= limits.apiKeysMax) throw new AppError('TOO_MANY', { what: 'API keys', count: limits.apiKeysMax });
  const key = keyMark + randomBytes(keyBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const content = { name, prefix: key.slice(0, prefixCharacters), permissions: [...new Set(permissions)], addresses, callsPerMinute };
  const { id } = await tx.apiKey.create({
    data: { ...content, tokenHash: Uint8Array.from(hashToken(key)), userId: actor.userId, createdAt: now, expiresAt },
  });
  audit({ entity: 'api-key', entityId: id, after: { ...content, expiresAt: expiresAt.toISOString() } });
  return { id, key, expiresAt: expiresAt.toISOString() };
});
