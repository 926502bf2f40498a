import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Whoever a process can name: what they decide is settled by what they are asked for. */
  'approval.decide': {
    manager: 'self',
    approver: 'self',
    administrator: 'self',
    hr: 'self',
    'payroll-administrator': 'self',
    'solution-manager': 'self',
    'solution-approver': 'self',
  },
  /** Sees what nobody can decide any more, and puts somebody in place of who has left. Nobody decides by it. */
  'approval.administer': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
