import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** One’s own leave. */
  'leave.request': { employee: 'self' },
  'leave.read': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** Asks for leave for others, takes it back and adjusts balances. */
  'leave.edit': { administrator: 'all', hr: 'legal-entity' },
  'leave-type.read': { administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'leave-type.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
