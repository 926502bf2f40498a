import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'approval.decide': { approver: 'self', 'solution-approver': 'self' },
} as const satisfies PermissionDefinitions;
