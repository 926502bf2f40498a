import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'language.edit': { administrator: 'all' },
  'term.read': { administrator: 'all' },
  'term.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
