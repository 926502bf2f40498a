import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  /** Asks for corrections of one’s own attendance. */
  'attendance.correct': { employee: 'self' },
} as const satisfies PermissionDefinitions;
