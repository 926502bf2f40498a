import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { configFields, configVersion, storedConfig } from './config.ts';
import { configCode } from './config-types.ts';

export const saveConfig = defineProcedure({
  id: 'platform/settings/save-config',
  kind: 'mutation',
  summary: 'Saves one system configuration. Whoever is signed in sees it within a minute, without signing in again.',
  permission: 'system-config.edit',
  input: z.strictObject({ typeCode: configCode, value: configFields, version: configVersion }),
  output: storedConfig,
  errors: ['STALE_VERSION', 'PICTURE_UNUSABLE'],
  rest: [{ method: 'PUT', path: '/api/base/system/config/{typeCode}' }],
  audit: 'system-config',
});
