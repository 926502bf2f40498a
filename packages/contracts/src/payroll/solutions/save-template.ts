import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { solutionCode } from './create-solution.ts';
import { givenNameSchema } from './given-name.ts';

export const saveTemplate = defineProcedure({
  id: 'payroll/solutions/save-template',
  kind: 'mutation',
  summary: 'Keeps the published rules of a solution as a template that others can be made of.',
  permission: 'solution.edit',
  input: z.strictObject({ solutionId: id, code: solutionCode, name: givenNameSchema }),
  output: z.object({ code: z.string() }),
  errors: ['NOT_FOUND', 'TEMPLATE_EXISTS', 'NOTHING_PUBLISHED'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/templates', status: 201 }],
  audit: 'solution-template',
  idempotent: true,
});
