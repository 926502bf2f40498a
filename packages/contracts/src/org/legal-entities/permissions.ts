import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'legal-entity.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'legal-entity.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
