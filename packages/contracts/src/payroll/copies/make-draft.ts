import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copySummary } from './copy.ts';

export const makeDraft = defineProcedure({
  id: 'payroll/copies/make-draft',
  kind: 'mutation',
  summary: 'Begins to edit a solution: makes a draft of its published copy, or answers with the draft that there is.',
  permission: 'solution.edit',
  input: z.strictObject({ solutionId: id }),
  output: copySummary,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/copies', status: 201 }],
  audit: 'solution-copy',
  changes: 'solution-copy',
  idempotent: true,
});
