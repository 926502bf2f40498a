import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'department.read': {
    manager: 'subordinates',
    administrator: 'all',
    hr: 'legal-entity',
    'payroll-administrator': 'legal-entity',
    'solution-manager': 'solution',
  },
  'department.edit': { administrator: 'all', hr: 'legal-entity' },
} as const satisfies PermissionDefinitions;
