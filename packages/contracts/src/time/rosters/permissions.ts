import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'roster.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'roster.edit': { administrator: 'all', hr: 'legal-entity' },
  /** Which shifts others work. */
  'work-schedule.read': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** One’s own shifts. */
  'work-schedule.own': { employee: 'self' },
} as const satisfies PermissionDefinitions;
