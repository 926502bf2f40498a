import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const confirmPayslip = defineProcedure({
  id: 'payroll/payslip-disputes/confirm-payslip',
  kind: 'mutation',
  summary: 'The caller confirms a payslip of theirs; what they disputed in it is resolved by that.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id }),
  output: z.object({ confirmedAt: timestamp }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/my-payslips/{id}/confirm' }],
  audit: 'payslip',
  changes: 'payslip',
  idempotent: true,
});
