import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteParameters = defineProcedure({
  id: 'platform/settings/delete-parameters',
  kind: 'mutation',
  summary: 'Takes system parameters away; all of them, or none where one is not there.',
  permission: 'system-parameter.edit',
  input: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  output: z.object({ deleted: z.int() }),
  errors: ['NOT_FOUND', 'GONE'],
  rest: [{ method: 'DELETE', path: '/api/base/sys/config/delete' }],
  audit: 'system-parameter',
});
