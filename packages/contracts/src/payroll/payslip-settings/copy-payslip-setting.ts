import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipBasics } from './payslip-setting.ts';

export const copyPayslipSetting = defineProcedure({
  id: 'payroll/payslip-settings/copy-payslip-setting',
  kind: 'mutation',
  summary: 'Makes a draft that looks like another setting, under a name of its own.',
  permission: 'solution.edit',
  input: z.strictObject({ id, name: payslipBasics.name }),
  output: z.object({ id, version }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-settings/{id}/copies', status: 201 }],
  audit: 'payslip-setting',
  idempotent: true,
});
