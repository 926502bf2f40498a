import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const savePermissionTemplate = defineProcedure({
  id: 'payroll/solutions/save-permission-template',
  kind: 'mutation',
  summary: 'Keeps who manages and approves a solution now, and its roles with their holders, for child solutions to begin with.',
  permission: 'solution.manage',
  input: z.strictObject({ solutionId: id, name: name(limits.nameCharactersMax) }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'PERMISSION_TEMPLATE_EXISTS', 'GIVES_MORE_THAN_OWN'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/permission-templates', status: 201 }],
  audit: 'permission-template',
  idempotent: true,
});
