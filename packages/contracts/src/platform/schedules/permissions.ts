import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'schedule.read': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
