import type { PermissionDefinitions } from '../../core/roles.ts';

/** Whether somebody imports at all; what into and how far it reaches, the permissions of what is imported say besides. */
const making = {
  administrator: 'all',
  hr: 'legal-entity',
  'payroll-administrator': 'legal-entity',
  'solution-manager': 'solution',
} as const;

export const permissions = {
  'import.read': { ...making, 'solution-approver': 'solution' },
  'import.make': making,
} as const satisfies PermissionDefinitions;
