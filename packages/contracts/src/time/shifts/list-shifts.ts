import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { shiftRow } from './shift.ts';

export const listShifts = defineProcedure({
  id: 'time/shifts/list-shifts',
  kind: 'query',
  summary: 'The shifts of the legal entities within the caller’s scope, and those of the whole company, by code.',
  permission: 'shift.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(shiftRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/shifts' }],
});
