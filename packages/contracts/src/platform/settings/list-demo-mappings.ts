import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { demoMapping } from './demo-mapping.ts';

export const listDemoMappings = defineProcedure({
  id: 'platform/settings/list-demo-mappings',
  kind: 'query',
  summary: 'Which visitors from outside are which users of the demo company.',
  permission: 'system-config.edit',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(demoMapping) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/demo_setting/user/mapping' }],
});
