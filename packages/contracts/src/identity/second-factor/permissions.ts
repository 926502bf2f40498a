import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Takes the second factor off an account whose owner has lost it. */
  'second-factor.reset': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
