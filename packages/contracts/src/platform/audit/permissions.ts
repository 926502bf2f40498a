import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Everything that anybody did; figures of pay stay hidden from who does not see everybody's pay. */
  'audit.read': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
