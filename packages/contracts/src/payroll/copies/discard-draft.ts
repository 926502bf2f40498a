import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copyErrors, copySummary, draftReference } from './copy.ts';

export const discardDraft = defineProcedure({
  id: 'payroll/copies/discard-draft',
  kind: 'mutation',
  summary: 'Gives a draft up. Its number is not used again.',
  permission: 'solution.edit',
  input: draftReference.extend({ remarks: remarks.optional() }),
  output: copySummary,
  errors: copyErrors,
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/copies/{number}/discard' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
});
