import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listPermissionTemplates = defineProcedure({
  id: 'payroll/solutions/list-permission-templates',
  kind: 'query',
  summary: 'The permission templates that a solution’s children can begin with.',
  permission: 'solution.create-child',
  input: z.strictObject({ solutionId: id }),
  output: z.object({
    rows: z.array(z.object({ id, name: z.string(), people: z.int(), roles: z.array(z.string()), createdAt: z.iso.datetime() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/permission-templates' }],
});
