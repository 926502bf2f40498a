import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'employee.read': {
    manager: 'subordinates',
    administrator: 'all',
    hr: 'legal-entity',
    'payroll-administrator': 'legal-entity',
    'solution-manager': 'solution',
  },
} as const satisfies PermissionDefinitions;
