import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipStyle } from '../payslips/index.ts';
import { settingChangeErrors, settingReference } from './payslip-setting.ts';

export const setPayslipStyle = defineProcedure({
  id: 'payroll/payslip-settings/set-payslip-style',
  kind: 'mutation',
  summary: 'Changes how a payslip looks: groups, items, header, logo and remarks. Payslips that were made before stay as they are.',
  permission: 'solution.edit',
  input: z.strictObject({ ...settingReference, style: payslipStyle }),
  output: z.object({ version }),
  errors: [...settingChangeErrors, 'PAYSLIP_CONDITION_INVALID', 'PAYSLIP_LOGO_UNUSABLE'],
  rest: [{ method: 'PUT', path: '/api/payroll/payslip-settings/{id}/style' }],
  audit: 'payslip-setting',
  changes: 'solution',
});
