import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'cost-allocation.edit': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
