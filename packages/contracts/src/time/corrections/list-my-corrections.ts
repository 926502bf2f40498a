import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { correctionRow } from './correction.ts';

export const listMyCorrections = defineProcedure({
  id: 'time/corrections/list-my-corrections',
  kind: 'query',
  summary: 'The caller’s own requests for corrections of attendance, the latest day first.',
  permission: 'attendance.correct',
  input: windowInput,
  output: z.object({ total: z.int(), rows: z.array(correctionRow) }),
  errors: ['NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/time/corrections/mine' }],
});
