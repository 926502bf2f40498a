import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipSettingSummary } from './payslip-setting.ts';
import { payslipSettingStatuses } from './payslip-setting-machine.ts';

export const listPayslipSettings = defineProcedure({
  id: 'payroll/payslip-settings/list-payslip-settings',
  kind: 'query',
  summary: 'Payslip settings of which a solution is the caller’s, the latest change first.',
  permission: 'solution.read',
  input: windowInput.extend({
    status: z.enum(payslipSettingStatuses).optional(),
    solutionId: id.optional(),
    /** Part of a name. */
    search: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(payslipSettingSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-settings' }],
});
