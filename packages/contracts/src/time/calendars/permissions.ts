import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'calendar.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'calendar.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
