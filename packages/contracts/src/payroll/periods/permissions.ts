import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollReaders } from '../payroll-roles.ts';

export const permissions = {
  'period.read': { ...payrollReaders, administrator: 'all' },
} as const satisfies PermissionDefinitions;
