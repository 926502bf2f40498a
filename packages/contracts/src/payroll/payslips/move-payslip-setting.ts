import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipSettingErrors } from './payslip-setting.ts';

export const movePayslipSetting = defineProcedure({
  id: 'payroll/payslips/move-payslip-setting',
  kind: 'mutation',
  summary: 'Activates a payslip, or disables it for good: no payslips are made until another one is active.',
  permission: 'solution.edit',
  input: z.strictObject({ solutionId: id, version, event: z.enum(['activate', 'disable']) }),
  output: z.object({ version }),
  errors: payslipSettingErrors,
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/payslip-setting/{event}' }],
  audit: 'payslip-setting',
  changes: 'solution',
});
