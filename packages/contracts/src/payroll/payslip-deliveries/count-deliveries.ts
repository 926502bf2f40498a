import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { markCounts, payslipFilter } from './delivery-mark.ts';

export const countDeliveries = defineProcedure({
  id: 'payroll/payslip-deliveries/count-deliveries',
  kind: 'query',
  summary: 'How many payslips were published, sent, delivered, seen, confirmed and disputed, and how many reached nobody.',
  permission: 'pay.read',
  input: payslipFilter.omit({ mark: true, status: true }),
  output: z.object({
    /** Payslips, whatever their status. */
    total: z.int(),
    marks: markCounts,
    /** Whether the caller may send what failed again. */
    canResend: z.boolean(),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-deliveries/counts' }],
});
