import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollClerks, payrollReaders } from '../payroll-roles.ts';

export const permissions = {
  'solution.read': { ...payrollReaders, administrator: 'all' },
  'solution.edit': payrollClerks,
} as const satisfies PermissionDefinitions;
