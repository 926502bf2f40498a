import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { storedConfig } from './config.ts';
import { configCode } from './config-types.ts';

export const getConfig = defineProcedure({
  id: 'platform/settings/get-config',
  kind: 'query',
  summary: 'One system configuration by its type code; its defaults where nobody has saved it. None holds a secret.',
  permission: 'signed-in',
  input: z.strictObject({ typeCode: configCode }),
  output: storedConfig,
  errors: [],
  rest: [
    { method: 'GET', path: '/api/base/system/config' },
    { method: 'GET', path: '/api/base/system/config/byTypeCode' },
  ],
});
