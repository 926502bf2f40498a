import type { PermissionDefinitions } from '../../core/roles.ts';

/** Oneself changes one’s own where the settings allow it. */
export const permissions = {
  'contact.read': { employee: 'self', administrator: 'all', hr: 'legal-entity' },
  'contact.edit': { employee: 'self', administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
