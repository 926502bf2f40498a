import { z } from 'zod';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeCause } from '../variance/index.ts';

export const getMyChange = defineProcedure({
  id: 'payroll/payslip-changes/get-my-change',
  kind: 'query',
  summary:
    'Why the net pay of a payslip of the caller is another one than the last time: each cause with its part, which add up to the change.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id }),
  output: z.object({
    /** Null where there is nothing to compare with: a first payslip, none by batch, or no comparison of its batch. */
    change: z
      .object({
        currency: z.string(),
        /** The payslip before, which the caller can read. */
        previousNumber: z.string(),
        before: amount,
        after: amount,
        change: amount,
        /** The largest first; none where it is the same. */
        causes: z.array(z.object({ cause: changeCause, amount })),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips/{id}/change' }],
});
