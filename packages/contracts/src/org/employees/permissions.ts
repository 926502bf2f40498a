import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'employee.read': {
    manager: 'subordinates',
    administrator: 'all',
    hr: 'legal-entity',
    'payroll-administrator': 'legal-entity',
    'solution-manager': 'solution',
  },
  /** Hires people, changes what is known of them, where they work and when they leave. */
  'employee.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
