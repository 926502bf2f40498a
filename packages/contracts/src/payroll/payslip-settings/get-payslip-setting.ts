import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipItem, payslipSections, payslipStyle } from '../payslips/index.ts';
import { payslipBasics, payslipSettingSummary } from './payslip-setting.ts';

export const getPayslipSetting = defineProcedure({
  id: 'payroll/payslip-settings/get-payslip-setting',
  kind: 'query',
  summary: 'A payslip setting with all that is set of it, and what the published rules of its solutions could show beside.',
  permission: 'solution.read',
  input: z.strictObject({ id }),
  output: payslipSettingSummary.extend({
    notifyMethod: payslipBasics.notifyMethod,
    viewDay: payslipBasics.viewDay,
    viewMonth: payslipBasics.viewMonth,
    checkDay: payslipBasics.checkDay,
    style: payslipStyle,
    /** The logo as `data:` address. */
    logo: z.string().nullable(),
    /** Figures of the published rules (by balance: balance elements) that are not on it. `isNew`: the rules want it on a payslip. */
    offered: z.array(payslipItem.extend({ section: z.enum(payslipSections), isNew: z.boolean() })),
    /** What its items are called that the published rules do not have any more: nobody sees them. */
    gone: z.array(z.string()),
    /** The latest calculated batches of its solutions, to look at it with somebody's figures; only with pay.read. */
    batches: z.array(z.object({ id, name: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-settings/{id}' }],
});
