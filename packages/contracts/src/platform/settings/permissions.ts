import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'system-config.edit': { administrator: 'all' },
  'system-parameter.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
