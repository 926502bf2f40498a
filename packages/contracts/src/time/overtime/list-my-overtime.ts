import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { overtimeRow } from './overtime.ts';

export const listMyOvertime = defineProcedure({
  id: 'time/overtime/list-my-overtime',
  kind: 'query',
  summary: 'The caller’s own overtime, the latest day first.',
  permission: 'overtime.request',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(overtimeRow) }),
  errors: ['NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/time/overtime/mine' }],
});
