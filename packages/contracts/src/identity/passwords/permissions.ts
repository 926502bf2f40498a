import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Sets a password for somebody else, who sets one of their own at the next sign-in. */
  'password.set': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
