import type { RoleScopes } from '../core/roles.ts';

/** Who runs payroll. */
export const payrollClerks = { 'payroll-administrator': 'legal-entity', 'solution-manager': 'solution' } as const satisfies RoleScopes;

/** Who sees it run. */
export const payrollReaders = { ...payrollClerks, 'solution-approver': 'solution' } as const satisfies RoleScopes;
