import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** When and from where others signed in, which sessions they have, and when their passwords were set. */
  'sign-in.read': { administrator: 'all' },
  /** Unlocks accounts, and ends sessions of others. */
  'sign-in.unlock': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
