import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { askedCorrection } from './correction.ts';

export const submitMyCorrection = defineProcedure({
  id: 'time/corrections/submit-my-correction',
  kind: 'mutation',
  summary: 'Asks for a correction of one’s own attendance of a day, by the process of approval.',
  permission: 'attendance.correct',
  input: askedCorrection,
  output: z.object({ id, approvalId: id }),
  errors: [
    'NO_EMPLOYEE',
    'NOT_FOUND',
    'NOT_EMPLOYED_THEN',
    'PUNCH_AHEAD',
    'PUNCH_NO_SUCH_TIME',
    'CORRECTION_TWICE',
    'CORRECTION_BACKWARDS',
    'APPROVER_MISSING',
    'TOO_MANY',
  ],
  rest: [{ method: 'POST', path: '/api/time/corrections/mine', status: 201 }],
  audit: 'punch-correction',
  changes: 'employee',
  idempotent: true,
});
