import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { configVersion } from './config.ts';
import { configTypes } from './config-types.ts';

export const getDemoSetting = defineProcedure({
  id: 'platform/settings/get-demo-setting',
  kind: 'query',
  summary:
    'Whether the sign-in page offers the demo sign-ins, and whether visitors from outside become users of the demo company by the mapping.',
  permission: 'system-config.edit',
  input: z.strictObject({}),
  output: configTypes.demo.extend({ version: configVersion }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/system/config/demo' }],
});
