import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { paidPeriod } from '../../org/employees/index.ts';
import { correctionRow } from './correction.ts';

export const getCorrection = defineProcedure({
  id: 'time/corrections/get-correction',
  kind: 'query',
  summary: 'One request for a correction, for whom it is about, whoever sees their attendance and whoever has a part in its approval.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({
    request: correctionRow,
    isOwn: z.boolean(),
    /** For which periods payroll has read records of its days, where it still waits for a decision: approved, it is paid there by a correction. Nobody is told of their own. */
    paidPeriods: z.array(paidPeriod),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/corrections/{id}' }],
});
