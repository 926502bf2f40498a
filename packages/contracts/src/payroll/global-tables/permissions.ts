import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollReaders } from '../payroll-roles.ts';

/** Common rows are for everybody who holds the permission at all; a legal entity's own rows for whom it reaches. */
export const permissions = {
  'global-table.read': { ...payrollReaders, administrator: 'all' },
  'global-table.edit': { 'payroll-administrator': 'legal-entity' },
} as const satisfies PermissionDefinitions;
