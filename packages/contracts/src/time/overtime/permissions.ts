import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** One’s own overtime. */
  'overtime.request': { employee: 'self' },
  'overtime.read': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** Says how long was worked. */
  'overtime.confirm': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity' },
  'overtime.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
