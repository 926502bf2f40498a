import type { Samples } from '../../sample.ts';
import type { VisibleFields } from '../../visible-fields.ts';

export const samples: Samples = { 'payroll/payslip-changes/get-my-change': { about: ({ payslipId }) => ({ id: payslipId }) } };

export const fields: VisibleFields = { 'payroll/payslip-changes/get-my-change': ['change'] };
