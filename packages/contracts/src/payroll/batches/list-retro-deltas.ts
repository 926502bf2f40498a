import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listRetroDeltas = defineProcedure({
  id: 'payroll/batches/list-retro-deltas',
  kind: 'query',
  summary: 'What a batch pays for earlier periods: new result less what the ledger says, by employee, period and balance element.',
  permission: 'pay.read',
  input: windowInput.extend({ id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        periodId: id,
        period: z.string(),
        runId: id,
        deltas: z.array(
          z.object({
            element: z.string(),
            name: localizedText,
            amount,
            /** The definition reads it by RETRO, so that it is paid with this batch and written to the ledger. */
            isPaid: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/retro-deltas' }],
});
