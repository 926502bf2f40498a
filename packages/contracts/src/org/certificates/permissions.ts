import type { PermissionDefinitions } from '../../core/roles.ts';

/** A manager issues for their reports where the settings allow it; what somebody was paid only together with pay.read. */
export const permissions = {
  /** One’s own certificates. */
  'certificate.ask': { employee: 'self' },
  'certificate.issue': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  'certificate.edit-template': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
