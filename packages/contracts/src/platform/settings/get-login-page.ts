import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { configVersion } from './config.ts';
import { configTypes } from './config-types.ts';

export const getLoginPage = defineProcedure({
  id: 'platform/settings/get-login-page',
  kind: 'query',
  summary: 'How the sign-in page is set up, as it is edited: the one record, with its version.',
  permission: 'system-config.edit',
  input: z.strictObject({}),
  output: configTypes['login-page'].extend({ version: configVersion }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/system/loginPageConfig' }],
});
