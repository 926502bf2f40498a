import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchJoins, batchStatuses } from '../batches/index.ts';

export const getDynamic = defineProcedure({
  id: 'payroll/configuration/get-dynamic',
  kind: 'query',
  summary:
    'Whether a period that is activated makes its default dynamic batch by itself, who joins it, and those batches that follow the records at present.',
  permission: 'solution.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({
    isAutomatic: z.boolean(),
    joins: z.enum(batchJoins),
    /** The default batches of open periods. */
    batches: z.array(
      z.object({
        id,
        name: z.string(),
        period: z.string(),
        status: z.enum(batchStatuses),
        joins: z.enum(batchJoins),
        isFrozen: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/dynamic-computation' }],
});
