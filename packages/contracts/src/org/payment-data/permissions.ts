import type { PermissionDefinitions } from '../../core/roles.ts';

/** An administrator holds them too, since nobody gives what they do not hold (ADR 119) and somebody has to make HR; each look is on record. */
export const permissions = {
  /** Sees where people are paid into and their tax numbers, covered until they are asked for one by one. */
  'employee.read-bank': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** The same of identity numbers. */
  'employee.read-identity': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
