import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { copyReference, copySummary, findings, rawDefinition } from './copy.ts';

export const getCopy = defineProcedure({
  id: 'payroll/copies/get-copy',
  kind: 'query',
  summary: 'A copy with its whole definition, and what is wrong with it where it is a draft. Tests are for who may see pay.',
  permission: 'solution.read',
  input: copyReference,
  output: copySummary.extend({
    definition: rawDefinition,
    /** The definition has tests that the caller may not see: what batches gave to people stands in them. */
    testsHidden: z.boolean(),
    findings,
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}' }],
});
