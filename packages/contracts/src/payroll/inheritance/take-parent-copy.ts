import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copyErrors, draftReference, findings } from '../copies/index.ts';
import { parentParts } from './inheritance.ts';

export const takeParentCopy = defineProcedure({
  id: 'payroll/inheritance/take-parent-copy',
  kind: 'mutation',
  summary:
    'Takes parts of the parent’s published copy into the child’s draft, which inherits that copy from then on; parts that are not chosen stay as the child has them. Makes the draft where there is none.',
  permission: 'solution.edit',
  input: parentParts.extend({
    solutionId: id,
    /** The draft as the caller has seen it; left out where there was none. */
    draft: draftReference.omit({ solutionId: true }).optional(),
    remarks: remarks.optional(),
  }),
  output: z.object({ number: z.int(), version: z.int(), takenCount: z.int(), findings }),
  errors: [...copyErrors, 'NO_PARENT', 'PARENT_COPY_SUPERSEDED', 'DRAFT_CONFLICT', 'DRAFT_TOO_LARGE', 'GLOBAL_TABLE_LINKED'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/parent-offer/take' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
  idempotent: true,
});
