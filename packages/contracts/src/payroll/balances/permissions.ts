import type { PermissionDefinitions } from '../../core/roles.ts';

/** One list for all companies: whoever holds the permission at all keeps it, whatever the reach. */
export const permissions = { 'balance-element.edit': { 'payroll-administrator': 'legal-entity' } } as const satisfies PermissionDefinitions;
