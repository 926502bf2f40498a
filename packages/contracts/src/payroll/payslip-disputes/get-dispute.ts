import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { dispute } from './dispute.ts';

export const getDispute = defineProcedure({
  id: 'payroll/payslip-disputes/get-dispute',
  kind: 'query',
  summary: 'What an employee says is wrong with a payslip, with all that both sides wrote; also of one that was withdrawn.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: dispute.extend({
    employeeId: id,
    /** The batch that calculated it; null of a payslip by balance or by import. */
    batch: z.object({ id, name: z.string() }).nullable(),
    /** The line that is meant, where the batch can explain it. */
    figure: z.object({ table: z.string(), column: z.string() }).nullable(),
    /** What the caller may do now. */
    events: z.array(z.enum(['answer', 'resolve'])),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-disputes/{id}' }],
});
