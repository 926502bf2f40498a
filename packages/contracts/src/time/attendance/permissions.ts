import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** One’s own attendance. */
  'attendance.own': { employee: 'self' },
  'attendance.read': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** Brings punches, and withdraws those that are wrong. */
  'attendance.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
