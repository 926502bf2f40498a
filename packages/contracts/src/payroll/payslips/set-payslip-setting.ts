import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipSettingErrors, payslipSettingFields } from './payslip-setting.ts';

export const setPayslipSetting = defineProcedure({
  id: 'payroll/payslips/set-payslip-setting',
  kind: 'mutation',
  summary:
    'Changes how a solution’s payslip looks, or makes its draft where there is none. Payslips that were made before stay as they are.',
  permission: 'solution.edit',
  input: z.strictObject({ solutionId: id, /** Null: there is none yet. */ version: version.nullable(), ...payslipSettingFields }),
  output: z.object({ version }),
  errors: payslipSettingErrors,
  rest: [{ method: 'PUT', path: '/api/payroll/solutions/{solutionId}/payslip-setting' }],
  audit: 'payslip-setting',
  changes: 'solution',
});
