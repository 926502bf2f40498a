import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchAccesses } from '../solutions/index.ts';

export const listBatchUsers = defineProcedure({
  id: 'payroll/batches/list-batch-users',
  kind: 'query',
  summary: 'Who was given this one batch, beside those who reach it by its solution.',
  permission: 'solution.manage',
  input: z.strictObject({ id }),
  output: z.object({
    rows: z.array(
      z.object({
        id,
        name: z.string(),
        account: z.string(),
        access: z.enum(batchAccesses),
        seesPay: z.boolean(),
        givenBy: z.string(),
        givenAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/users' }],
});
