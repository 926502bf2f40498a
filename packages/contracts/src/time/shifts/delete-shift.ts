import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { shiftReference } from './shift.ts';

export const deleteShift = defineProcedure({
  id: 'time/shifts/delete-shift',
  kind: 'mutation',
  summary: 'Takes a shift away that nothing has ever used.',
  permission: 'shift.edit',
  input: shiftReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SHIFT_FOR_ALL', 'SHIFT_USED'],
  rest: [{ method: 'DELETE', path: '/api/time/shifts/{id}' }],
  audit: 'shift',
});
