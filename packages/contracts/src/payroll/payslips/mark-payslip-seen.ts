import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const markPayslipSeen = defineProcedure({
  id: 'payroll/payslips/mark-payslip-seen',
  kind: 'mutation',
  summary: 'Notes that the caller has seen a payslip of theirs; from then on it cannot be withdrawn.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id }),
  output: z.object({ seenAt: timestamp }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/my-payslips/{id}/seen' }],
  audit: 'payslip',
  changes: 'payslip',
});
