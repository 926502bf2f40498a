import { z } from 'zod';
import { id, isoDate, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipCheckStatuses } from '../payslips/index.ts';
import { dispute } from './dispute.ts';

export const getMyDispute = defineProcedure({
  id: 'payroll/payslip-disputes/get-my-dispute',
  kind: 'query',
  summary: 'What the caller has said of a payslip of theirs, and the thread about it; its words stay readable when it is withdrawn.',
  permission: 'payslip.read-own',
  input: z.strictObject({ /** Of the payslip. */ id }),
  output: z.object({
    check: z.object({ status: z.enum(payslipCheckStatuses), until: isoDate.nullable(), at: timestamp.nullable() }),
    /** What the caller may do now. */
    events: z.array(z.enum(['confirm', 'dispute'])),
    dispute: dispute.nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips/{id}/dispute' }],
});
