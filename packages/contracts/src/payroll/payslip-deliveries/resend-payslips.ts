import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const resendPayslips = defineProcedure({
  id: 'payroll/payslip-deliveries/resend-payslips',
  kind: 'mutation',
  summary:
    'Tells the employees of published payslips again where telling them failed, or reached nobody: at the address that they have now. Whoever was told is not told twice.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ ids: z.array(id).min(1).max(limits.payslipsMovedMax), remarks: remarks.optional() }),
  output: z.object({ /** Messages that wait to be sent again. */ resent: z.int() }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/payslips/resend' }],
  audit: 'payslip',
  changes: 'payslip',
  idempotent: true,
});
