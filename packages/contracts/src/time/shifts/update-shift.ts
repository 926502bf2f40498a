import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { shiftName, shiftReference } from './shift.ts';

export const updateShift = defineProcedure({
  id: 'time/shifts/update-shift',
  kind: 'mutation',
  summary: 'Renames a shift, or says whether rosters may take it. What is left out stays.',
  permission: 'shift.edit',
  input: shiftReference.extend({ name: shiftName.optional(), isActive: z.boolean().optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SHIFT_FOR_ALL'],
  rest: [{ method: 'PATCH', path: '/api/time/shifts/{id}' }],
  audit: 'shift',
});
