import { z } from 'zod';
import { id, ordinal, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionDifference } from '../solutions/index.ts';

/** A difference with whoever made it, where that is known. */
export const toldDifference = definitionDifference.extend({
  by: z.string().nullable(),
  changedAt: timestamp.nullable(),
  remarks: z.string().nullable(),
});

export const compareCopies = defineProcedure({
  id: 'payroll/copies/compare-copies',
  kind: 'query',
  summary: 'What differs between two copies of a solution, rule by rule and rate by rate, and who changed what and why.',
  permission: 'solution.read',
  input: z.strictObject({ solutionId: id, from: ordinal, to: ordinal }),
  output: z.object({ differences: z.array(toldDifference) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{from}/differences/{to}' }],
});
