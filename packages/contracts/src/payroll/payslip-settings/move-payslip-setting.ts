import { z } from 'zod';
import { remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { settingChangeErrors, settingReference } from './payslip-setting.ts';

export const movePayslipSetting = defineProcedure({
  id: 'payroll/payslip-settings/move-payslip-setting',
  kind: 'mutation',
  summary: 'Activates a payslip setting, or disables it for good: no payslips are made by it any more, those that were made stay.',
  permission: 'solution.edit',
  input: z.strictObject({ ...settingReference, event: z.enum(['activate', 'disable']), remarks: remarks.optional() }),
  output: z.object({ version }),
  errors: [...settingChangeErrors, 'PAYSLIP_SETTING_TAKEN', 'PAYSLIP_SETTING_EMPTY'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-settings/{id}/{event}' }],
  audit: 'payslip-setting',
  changes: 'solution',
});
