import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { parameterKinds, systemParameter } from './system-parameter.ts';

export const listParameters = defineProcedure({
  id: 'platform/settings/list-parameters',
  kind: 'query',
  summary: 'System parameters in the order of their names; secret ones without their values.',
  permission: 'system-parameter.edit',
  input: windowInput.extend({
    filter: z
      .strictObject({ search: lineOfText(limits.searchCharactersMax).optional(), kind: z.enum(parameterKinds).optional() })
      .optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(systemParameter) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/sys/config/pageList' }],
});
