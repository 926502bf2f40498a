import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollClerks } from '../payroll-roles.ts';

export const permissions = {
  'scenario.edit': payrollClerks,
} as const satisfies PermissionDefinitions;
