import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipDetail } from '../payslips/index.ts';

export const previewPayslip = defineProcedure({
  id: 'payroll/payslip-settings/preview-payslip',
  kind: 'query',
  summary: 'The payslip that somebody of a calculated batch would get by a setting as it stands. Nothing is made or published.',
  permission: 'pay.read',
  input: z.strictObject({
    id,
    batchId: id,
    /** Somebody of the batch; without it the first who is paid. */
    employeeId: id.optional(),
  }),
  output: payslipDetail.omit({ id: true, publishedAt: true, seenAt: true }),
  errors: ['NOT_FOUND', 'RESULT_MISSING'],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-settings/{id}/preview' }],
});
