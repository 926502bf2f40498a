import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'security-strategy.read': { administrator: 'all' },
  'security-strategy.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
