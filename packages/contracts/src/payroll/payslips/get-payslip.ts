import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipDetail } from './payslip.ts';
import { issuedStatuses, payslipMoveEvents } from './payslip-machine.ts';

export const getPayslip = defineProcedure({
  id: 'payroll/payslips/get-payslip',
  kind: 'query',
  summary: 'Somebody’s payslip as they read it, published or not, for whoever may see that pay.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: payslipDetail.extend({
    employeeId: id,
    status: z.enum(issuedStatuses),
    publishedAt: timestamp.nullable(),
    /** Of which batch, or of which round, it is. */
    batch: z.object({ id, name: z.string() }).nullable(),
    roundId: id.nullable(),
    /** What the caller may do with it now. */
    events: z.array(z.enum(payslipMoveEvents)),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/payslips/{id}' }],
});
