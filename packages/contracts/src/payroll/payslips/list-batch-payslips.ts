import { z } from 'zod';
import { amount, id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { issuedStatuses, payslipObstacles, payslipStatuses } from './payslip-machine.ts';

export const listBatchPayslips = defineProcedure({
  id: 'payroll/payslips/list-batch-payslips',
  kind: 'query',
  summary: 'The payslips of a batch and how far each has come.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id }),
  output: z.object({
    total: z.int(),
    generated: z.int(),
    published: z.int(),
    seen: z.int(),
    /** Of payees without one: what theirs is, and what has to happen first for whoever is not held. */
    missing: z.object({ status: z.enum(payslipStatuses), waitsFor: z.enum(payslipObstacles) }),
    rows: z.array(
      z.object({
        id,
        number: z.string(),
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        status: z.enum(issuedStatuses),
        gross: amount,
        net: amount,
        seenAt: timestamp.nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/payslips' }],
});
