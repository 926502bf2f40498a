import type { PermissionDefinitions } from '../../core/roles.ts';

/** Goes along the guided start; what its steps do wants the rights of those calls besides. */
export const permissions = {
  'setup.edit': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
