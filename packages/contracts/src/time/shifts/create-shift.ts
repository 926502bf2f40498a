import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { shiftCode, shiftName, shiftTimes, wholeShift } from './shift.ts';

export const createShift = defineProcedure({
  id: 'time/shifts/create-shift',
  kind: 'mutation',
  summary:
    'Adds a shift of a legal entity, or of the whole company. Its times stay: what has been counted by them would become another thing.',
  permission: 'shift.edit',
  input: wholeShift({
    code: shiftCode,
    name: shiftName,
    /** Null: of the whole company, for whoever reaches all of it. */
    legalEntityId: id.nullable(),
    ...shiftTimes,
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'SHIFT_EXISTS', 'SHIFT_FOR_ALL'],
  rest: [{ method: 'POST', path: '/api/time/shifts', status: 201 }],
  audit: 'shift',
  idempotent: true,
});
