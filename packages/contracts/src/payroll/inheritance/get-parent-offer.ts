import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copySummary, toldDifference } from '../copies/index.ts';
import { definitionDifference, definitionPartSchema } from '../solutions/index.ts';
import { parentSolution } from './inheritance.ts';

export const getParentOffer = defineProcedure({
  id: 'payroll/inheritance/get-parent-offer',
  kind: 'query',
  summary:
    'What the published copy of the parent has changed since the one that a child inherits, part by part, and where the child has changed the same. Nothing of it reaches the child by itself.',
  permission: 'solution.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({
    /** Null where the solution has no parent, or inherits what is published there. */
    offer: z
      .object({
        parent: parentSolution,
        /** The parent’s copy that the child inherits, and the one that is published now. */
        fromNumber: z.int(),
        toNumber: z.int(),
        publishedAt: timestamp.nullable(),
        publishedBy: z.string().nullable(),
        /** Why the parent published it. */
        remarks: z.string().nullable(),
        /** The child’s draft, or the published copy that a draft would be made of. */
        copy: copySummary,
        /** Those of tests are left out for who may not see the pay of both. */
        parts: z.array(
          z.object({
            part: definitionPartSchema,
            name: z.string(),
            /** The child has changed it too, otherwise: its own stays unless the parent’s is chosen. */
            isConflict: z.boolean(),
            theirs: z.array(definitionDifference),
            yours: z.array(toldDifference),
          }),
        ),
        /** The child’s last batch with a whole result, to try it on. */
        lastBatch: z.object({ id, name: z.string(), payees: z.int() }).nullable(),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/parent-offer' }],
});
