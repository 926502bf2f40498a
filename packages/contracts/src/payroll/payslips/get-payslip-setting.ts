import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipItem } from './payslip.ts';
import { payslipSettingStatuses } from './payslip-machine.ts';
import { payslipSettingFields } from './payslip-setting.ts';

export const getPayslipSetting = defineProcedure({
  id: 'payroll/payslips/get-payslip-setting',
  kind: 'query',
  summary: 'How a solution’s payslip looks, and which pay items of its published rules are not on it.',
  permission: 'solution.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({
    /** Null where there is none, or where the last one was disabled. */
    setting: z.object({ ...payslipSettingFields, items: z.array(payslipItem), status: z.enum(payslipSettingStatuses), version }).nullable(),
    /** Columns that the published rules show on a payslip and that the setting has not. */
    missing: z.array(payslipItem),
    /** Items, `Table.Column`, that the published rules do not have any more: nobody sees them. */
    gone: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/payslip-setting' }],
});
