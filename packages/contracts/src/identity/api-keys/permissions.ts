import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Makes keys for programs that call in one's own name. */
  'api-key.make': { administrator: 'self', 'payroll-administrator': 'self', hr: 'self', 'solution-manager': 'self' },
  /** Sees the keys of all, and revokes them. */
  'api-key.administer': { administrator: 'all' },
} as const satisfies PermissionDefinitions;
