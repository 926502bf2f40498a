import type { PermissionDefinitions } from '../../core/roles.ts';

export const permissions = {
  'payslip.read-own': { employee: 'self' },
} as const satisfies PermissionDefinitions;
