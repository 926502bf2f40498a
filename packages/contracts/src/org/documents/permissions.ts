import type { PermissionDefinitions } from '../../core/roles.ts';

/** Oneself sees all of one’s own, and changes what one has brought. Seeing people shows none of their documents. */
export const permissions = {
  'document.read': { employee: 'self', administrator: 'all', hr: 'legal-entity' },
  'document.edit': { employee: 'self', administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
