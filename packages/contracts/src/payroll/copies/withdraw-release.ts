import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copyErrors, copySummary, draftReference } from './copy.ts';

export const withdrawRelease = defineProcedure({
  id: 'payroll/copies/withdraw-release',
  kind: 'mutation',
  summary: 'Takes a draft back from approval, so that it can be changed again.',
  permission: 'solution.publish',
  input: draftReference.extend({ remarks: remarks.optional() }),
  output: copySummary,
  errors: copyErrors,
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/copies/{number}/withdraw' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
  idempotent: true,
});
