import type { PermissionDefinitions } from '../../core/roles.ts';

/** Whoever gives roles gives nothing that they do not hold themselves; of pay, whoever may give pay (ADR 119). */
const givers = { administrator: 'all', 'payroll-administrator': 'legal-entity' } as const;

export const permissions = {
  'role.read': { ...givers, hr: 'legal-entity' },
  'role.edit': givers,
  'role.assign': givers,
  /** Gives rights over pay to others, also those that one must not hold oneself, such as approving. */
  'pay.grant': { 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
