import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { type Permission, permissions } from '../../core/permissions.ts';
import { id, name, timestamp } from '../../core/primitives.ts';

/** In which state a key is; `dead` is one whose owner is disabled. */
export const apiKeyStates = ['active', 'expired', 'revoked', 'dead'] as const;

export const apiKeyRow = z.object({
  id,
  name: z.string(),
  /** What the key begins with. */
  prefix: z.string(),
  owner: z.string(),
  userId: id,
  permissions: z.array(z.string()),
  addresses: z.array(z.string()),
  callsPerMinute: z.int(),
  state: z.enum(apiKeyStates),
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  lastUsedAddress: z.string().nullable(),
});

/** An address or a range of them, as in 10.1.0.0/16. */
const range = z
  .string()
  .trim()
  .max(50)
  .regex(/^[\d.]+(\/\d{1,2})?$|^[\da-fA-F:.]+(\/\d{1,3})?$/, 'is an address as in 10.1.2.3, or a range as in 10.1.0.0/16');

export const apiKeyContent = {
  name: name(limits.nameCharactersMax),
  permissions: z
    .array(z.enum(permissions as [Permission, ...Permission[]]))
    .min(1)
    .max(limits.roleGrantsMax),
  addresses: z.array(range).max(limits.apiKeyAddressesMax).default([]),
  days: z.int().min(1).max(limits.apiKeyDaysMax).default(90),
  callsPerMinute: z.int().min(1).max(limits.apiKeyCallsPerMinuteMax).default(300),
};
