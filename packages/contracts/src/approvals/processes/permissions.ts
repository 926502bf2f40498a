import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'approval-process.read': { administrator: 'all', 'payroll-administrator': 'legal-entity', 'solution-manager': 'solution' },
  /** Who may say who approves. Whoever it is cannot approve what they submit themselves, and each save is in the audit. */
  'approval-process.edit': { administrator: 'all', 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
