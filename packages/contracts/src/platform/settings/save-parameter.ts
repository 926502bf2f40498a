import { z } from 'zod';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { configVersion } from './config.ts';
import { parameterKinds, parameterName, parameterValue, systemParameter } from './system-parameter.ts';

export const saveParameter = defineProcedure({
  id: 'platform/settings/save-parameter',
  kind: 'mutation',
  summary: 'Sets a system parameter: version 0 makes it, a later one changes it. Of a secret one no value means that it stays.',
  permission: 'system-parameter.edit',
  input: z.strictObject({
    name: parameterName,
    kind: z.enum(parameterKinds),
    value: parameterValue.optional(),
    description: lineOfText(300).default(''),
    version: configVersion,
  }),
  output: systemParameter,
  errors: ['STALE_VERSION', 'PARAMETER_EXISTS', 'PARAMETER_VALUE_WRONG', 'TOO_MANY', 'SECRET_KEY_ABSENT'],
  rest: [{ method: 'POST', path: '/api/base/sys/config/save' }],
  audit: 'system-parameter',
});
