import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Sees where people are paid into and their tax numbers, covered until they are asked for one by one. */
  'employee.read-bank': { hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** The same of identity numbers. */
  'employee.read-identity': { hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
