import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { solutionSummary } from './solution.ts';

export const listSolutions = defineProcedure({
  id: 'payroll/solutions/list-solutions',
  kind: 'query',
  summary: 'Solutions in the caller’s scope.',
  permission: 'solution.read',
  input: z.strictObject({ /** Only those that inherit from it. */ parentId: id.optional() }),
  output: z.object({ rows: z.array(solutionSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/solutions' }],
});
