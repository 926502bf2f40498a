import type { PermissionDefinitions } from '../../core/roles.ts';
import { payrollClerks, payrollReaders } from '../payroll-roles.ts';

export const permissions = {
  'pay.read': payrollReaders,
  'batch.read': payrollReaders,
  'batch.approve': { 'solution-approver': 'solution' },
  'batch.create': payrollClerks,
  'batch.prepare': payrollClerks,
  'batch.calculate': payrollClerks,
  'batch.submit': payrollClerks,
  'batch.submit-data': payrollClerks,
  'batch.generate-payslips': payrollClerks,
  'batch.publish-payslips': payrollClerks,
  'batch.close': payrollClerks,
  'batch.cancel': payrollClerks,
  'batch.delete': payrollClerks,
  'batch.move-back': payrollClerks,
  'batch.hold-payee': payrollClerks,
} as const satisfies PermissionDefinitions;
