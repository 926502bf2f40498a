import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteDemoMappings = defineProcedure({
  id: 'platform/settings/delete-demo-mappings',
  kind: 'mutation',
  summary: 'Takes mappings away; all of them, or none where one is not there.',
  permission: 'system-config.edit',
  input: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  output: z.object({ deleted: z.int() }),
  errors: ['NOT_FOUND', 'GONE'],
  rest: [{ method: 'DELETE', path: '/api/demo_setting/user/mapping' }],
  audit: 'demo-mapping',
});
