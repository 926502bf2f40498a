import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { configVersion } from './config.ts';
import { configTypes } from './config-types.ts';

export const saveLoginPage = defineProcedure({
  id: 'platform/settings/save-login-page',
  kind: 'mutation',
  summary: 'Saves the sign-in page: logo, texts in both languages, and what it offers beside account and password.',
  permission: 'system-config.edit',
  input: configTypes['login-page'].extend({ version: configVersion }),
  output: z.object({ version: configVersion }),
  errors: ['STALE_VERSION', 'PICTURE_UNUSABLE'],
  rest: [{ method: 'POST', path: '/api/base/system/loginPageConfig' }],
  audit: 'system-config',
});
