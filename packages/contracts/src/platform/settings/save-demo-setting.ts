import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { configVersion } from './config.ts';
import { configTypes } from './config-types.ts';

export const saveDemoSetting = defineProcedure({
  id: 'platform/settings/save-demo-setting',
  kind: 'mutation',
  summary: 'Saves the demo setting.',
  permission: 'system-config.edit',
  input: configTypes.demo.extend({ version: configVersion }),
  output: z.object({ version: configVersion }),
  errors: ['STALE_VERSION'],
  rest: [{ method: 'POST', path: '/api/base/system/config/demo' }],
  audit: 'system-config',
});
