import { z } from 'zod';
import { amount, id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listAffectedPayees = defineProcedure({
  id: 'payroll/what-ifs/list-affected-payees',
  kind: 'query',
  summary: 'Who is paid or calculated differently, the largest change of net pay first.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id, runId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        changedCells: z.int(),
        before: amount.nullable(),
        after: amount.nullable(),
        change: amount.nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}/payees' }],
});
