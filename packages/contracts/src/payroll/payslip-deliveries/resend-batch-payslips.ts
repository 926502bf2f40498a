import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const resendBatchPayslips = defineProcedure({
  id: 'payroll/payslip-deliveries/resend-batch-payslips',
  kind: 'mutation',
  summary: 'Tells all employees of a batch again whom telling of their payslip failed to reach; a job does it.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ batchId: id, remarks: remarks.optional() }),
  output: z.object({ /** Payslips of which telling has failed now. */ failed: z.int() }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/payslips/resend', status: 202 }],
  audit: 'payslip-delivery',
  changes: 'batch',
  idempotent: true,
});
