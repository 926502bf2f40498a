import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { settingChangeErrors, settingReference } from './payslip-setting.ts';

export const deletePayslipSetting = defineProcedure({
  id: 'payroll/payslip-settings/delete-payslip-setting',
  kind: 'mutation',
  summary: 'Deletes a payslip setting that is a draft: no payslip was ever made by it.',
  permission: 'solution.edit',
  input: z.strictObject({ ...settingReference, remarks: remarks.optional() }),
  output: z.object({ id }),
  errors: [...settingChangeErrors],
  rest: [{ method: 'DELETE', path: '/api/payroll/payslip-settings/{id}' }],
  audit: 'payslip-setting',
  changes: 'solution',
});
