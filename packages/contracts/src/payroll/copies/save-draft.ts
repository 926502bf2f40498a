import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionDifference, partChangeSchema } from '../solutions/index.ts';
import { copyErrors, draftReference, findings } from './copy.ts';

/** Details of DRAFT_CONFLICT: both sides against the version that the caller had seen. */
export const draftConflict = z.object({
  /** Of the draft now: to save again is to name it. */
  version,
  /** The parts that both have changed, each `column Pay.Gross`. */
  parts: z.array(z.string()),
  theirs: z.array(definitionDifference),
  yours: z.array(definitionDifference),
  by: z.array(z.string()),
});

export const saveDraft = defineProcedure({
  id: 'payroll/copies/save-draft',
  kind: 'mutation',
  summary:
    'Changes parts of a draft, all of them or none, be they right or wrong. What others have changed meanwhile stays; where it is the same part, both sides are answered and nothing is saved.',
  permission: 'solution.edit',
  input: draftReference.extend({
    changes: z.array(partChangeSchema).min(1).max(limits.draftChangesMax),
    remarks: remarks.optional(),
  }),
  output: z.object({ version, findings }),
  errors: [...copyErrors, 'DRAFT_CONFLICT', 'DRAFT_TOO_LARGE', 'GLOBAL_TABLE_LINKED'],
  rest: [{ method: 'PATCH', path: '/api/payroll/solutions/{solutionId}/copies/{number}' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
});
