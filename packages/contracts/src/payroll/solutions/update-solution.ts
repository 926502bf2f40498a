import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { givenNameSchema } from './given-name.ts';

export const updateSolution = defineProcedure({
  id: 'payroll/solutions/update-solution',
  kind: 'mutation',
  summary: 'Changes what people call a solution, its memo, and whether publishing its copies asks for an approval.',
  permission: 'solution.manage',
  input: z.strictObject({
    id,
    version,
    name: givenNameSchema.optional(),
    memo: remarks.nullable().optional(),
    needsRelease: z.boolean().optional(),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'PATCH', path: '/api/payroll/solutions/{id}' }],
  audit: 'solution',
  changes: 'solution',
});
