import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'personnel-action.read': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity', 'payroll-administrator': 'legal-entity' },
  /** Asks for a change of somebody’s work; of their team managers what the settings let them. */
  'personnel-action.ask': { manager: 'subordinates', administrator: 'all', hr: 'legal-entity' },
  /** What they ask for takes effect at once where no process is made; and they approve what others ask for. */
  'personnel-action.edit': { administrator: 'all', hr: 'legal-entity' },
  /** One’s own career, and to resign where the settings let one. */
  'personnel-action.resign': { employee: 'self' },
} as const satisfies PermissionDefinitions;
