import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollClerks, payrollReaders } from '../payroll-roles.ts';

export const permissions = {
  'solution.read': { ...payrollReaders, administrator: 'all' },
  'solution.edit': payrollClerks,
  /** Publishes copies, or asks for it. */
  'solution.publish': payrollClerks,
  /** Makes solutions, switches them on and off, names who works with them. */
  'solution.manage': payrollClerks,
  'solution.create-child': payrollClerks,
} as const satisfies PermissionDefinitions;
