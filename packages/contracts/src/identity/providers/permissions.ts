import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Says through which OpenID Connect providers people may sign in. */
  'sign-in-provider.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
