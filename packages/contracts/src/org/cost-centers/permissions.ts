import type { PermissionDefinitions } from '../../core/roles.ts';

/** One list for all companies: whoever holds the permission at all keeps it, whatever the reach. */
export const permissions = {
  'cost-center.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'cost-center.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
