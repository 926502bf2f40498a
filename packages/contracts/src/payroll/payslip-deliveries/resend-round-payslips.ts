import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const resendRoundPayslips = defineProcedure({
  id: 'payroll/payslip-deliveries/resend-round-payslips',
  kind: 'mutation',
  summary: 'Tells all employees of a round of payslips again whom telling of their payslip failed to reach; a job does it.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ roundId: id, remarks: remarks.optional() }),
  output: z.object({ /** Payslips of which telling has failed now. */ failed: z.int() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-rounds/{roundId}/resend', status: 202 }],
  audit: 'payslip-delivery',
  idempotent: true,
});
