import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { thresholds } from './due-change.ts';

export const getThresholds = defineProcedure({
  id: 'payroll/variance/get-thresholds',
  kind: 'query',
  summary: 'From which change of net pay on somebody has to sign it off, in all batches of a solution.',
  permission: 'solution.read',
  input: z.strictObject({ id }),
  output: z.object({
    thresholds,
    /** For a change of them. */
    solutionVersion: z.int(),
    currency: z.string(),
    mayChange: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{id}/variance-thresholds' }],
});
