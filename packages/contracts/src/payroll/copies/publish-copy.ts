import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { copyErrors, copySummary, draftReference } from './copy.ts';

export const publishCopy = defineProcedure({
  id: 'payroll/copies/publish-copy',
  kind: 'mutation',
  summary:
    'Publishes a draft that compiles and whose tests are green, so that batches prepared from now on are paid by it; where the solution wants it, asks for an approval that does so.',
  permission: 'solution.publish',
  input: draftReference.extend({ remarks: remarks.min(1), files: broughtFiles }),
  output: copySummary,
  errors: [...copyErrors, 'DEFINITION_INVALID', 'TABLE_NAMES_ALIKE', 'TESTS_RED', 'APPROVER_MISSING', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/copies/{number}/publish' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
  idempotent: true,
});
