import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipBasics, settingChangeErrors, settingReference } from './payslip-setting.ts';

export const setPayslipBasics = defineProcedure({
  id: 'payroll/payslip-settings/set-payslip-basics',
  kind: 'mutation',
  summary: 'Changes the basic setting: name, source, solutions, style, notify method and days.',
  permission: 'solution.edit',
  input: z.strictObject({ ...settingReference, ...payslipBasics }),
  output: z.object({ version }),
  errors: [...settingChangeErrors, 'PAYSLIP_SETTING_TAKEN', 'PAYSLIP_SOURCE_KEPT'],
  rest: [{ method: 'PUT', path: '/api/payroll/payslip-settings/{id}/basics' }],
  audit: 'payslip-setting',
  changes: 'solution',
});
