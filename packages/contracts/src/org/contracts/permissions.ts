import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'contract.read': { administrator: 'all', hr: 'legal-entity' },
  /** Signs and renews contracts of others, changes and removes them. */
  'contract.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
