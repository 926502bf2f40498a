import type { PermissionDefinitions } from '../../core/roles.ts';

/** The items are one list for all companies: whoever holds it at all keeps them. Amounts of people only together with pay.read. */
export const permissions = {
  /** Raises many people at once; only together with `pay.read` and `compensation.edit`. */
  'compensation.review': { 'payroll-administrator': 'legal-entity' },
  'compensation.edit': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
