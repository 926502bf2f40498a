import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { storedConfig } from './config.ts';
import { configCodes } from './config-types.ts';
import { saveConfig } from './save-config.ts';

export const saveConfigs = defineProcedure({
  id: 'platform/settings/save-configs',
  kind: 'mutation',
  summary: 'Saves several system configurations together: all of them, or none.',
  permission: 'system-config.edit',
  input: z.strictObject({ configs: z.array(saveConfig.input).min(1).max(configCodes.length) }),
  output: z.object({ configs: z.array(storedConfig) }),
  errors: ['STALE_VERSION', 'PICTURE_UNUSABLE'],
  rest: [{ method: 'PUT', path: '/api/base/system/config' }],
  audit: 'system-config',
});
