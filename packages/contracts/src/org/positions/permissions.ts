import type { PermissionDefinitions } from '../../core/roles.ts';

/** One list for all companies: whoever holds the permission at all keeps it, whatever the reach. */
export const permissions = {
  'position.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'position.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
