import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipBasics } from './payslip-setting.ts';

export const createPayslipSetting = defineProcedure({
  id: 'payroll/payslip-settings/create-payslip-setting',
  kind: 'mutation',
  summary: 'Makes a payslip setting as a draft; it begins with the figures that the published rules of its solutions want on a payslip.',
  permission: 'solution.edit',
  input: z.strictObject(payslipBasics),
  output: z.object({ id, version }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-settings', status: 201 }],
  audit: 'payslip-setting',
  idempotent: true,
});
