import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { copyReference, toldDifference } from '../copies/index.ts';
import { parentSolution } from './inheritance.ts';

export const getInheritance = defineProcedure({
  id: 'payroll/inheritance/get-inheritance',
  kind: 'query',
  summary:
    'What a copy of a child solution has of its parent’s published copy, and what it overrides, adds and switches off, with who did so.',
  permission: 'solution.read',
  input: copyReference,
  output: z.object({
    /** Null where the solution inherits from no other. */
    inheritance: z
      .object({
        parent: parentSolution,
        /** The parent’s copy that the copy inherits. */
        parentNumber: z.int(),
        /** The copy that is published there now; null while none is. */
        publishedNumber: z.int().nullable(),
        /** Columns, versions and other elements that are as in the parent. */
        inheritedCount: z.int(),
        /** From the parent’s copy to this one. */
        differences: z.array(toldDifference),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/inheritance' }],
});
