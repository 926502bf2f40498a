import type { PermissionDefinitions } from '../../core/roles.ts';

/** One list for all companies: what is added to people is added to those of every legal entity. */
export const permissions = {
  'custom-field.edit': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
