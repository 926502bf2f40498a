import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'shift.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'shift.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
