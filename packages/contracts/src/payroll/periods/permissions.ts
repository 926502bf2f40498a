import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollClerks, payrollReaders } from '../payroll-roles.ts';

export const permissions = {
  'period.read': { ...payrollReaders, administrator: 'all' },
  'period.edit': payrollClerks,
  'period.enable': payrollClerks,
  'period.close': payrollClerks,
  /** What was closed is opened again by who answers for the whole legal entity. */
  'period.reopen': { 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
