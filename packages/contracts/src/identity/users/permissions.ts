import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Who signs in, with their roles and what they see; HR and payroll of the people of their legal entity. */
  'user.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** Makes, changes, disables and deletes users; gives no right by itself. */
  'user.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
