import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deletePermissionTemplate = defineProcedure({
  id: 'payroll/solutions/delete-permission-template',
  kind: 'mutation',
  summary: 'Deletes a permission template. Child solutions that began with it keep what it gave them.',
  permission: 'solution.manage',
  input: z.strictObject({ solutionId: id, templateId: id }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'DELETE', path: '/api/payroll/solutions/{solutionId}/permission-templates/{templateId}' }],
  audit: 'permission-template',
});
