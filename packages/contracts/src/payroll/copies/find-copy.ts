import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copySummary } from './copy.ts';

export const findCopy = defineProcedure({
  id: 'payroll/copies/find-copy',
  kind: 'query',
  summary: 'The copy that an approval is about: of which solution, and its number there.',
  permission: 'solution.read',
  input: z.strictObject({ copyId: id }),
  output: copySummary,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/copies/{copyId}' }],
});
