import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { paidPeriod } from '../../org/employees/index.ts';
import { overtimeRow } from './overtime.ts';

export const getOvertimeRequest = defineProcedure({
  id: 'time/overtime/get-overtime-request',
  kind: 'query',
  summary: 'One request for overtime, for whom it is about, whoever sees their overtime and whoever has a part in its approval.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({
    request: overtimeRow,
    isOwn: z.boolean(),
    /** For which periods payroll has read records of its days, where it still waits for a decision: approved, it is paid there by a correction. Nobody is told of their own. */
    paidPeriods: z.array(paidPeriod),
    /** Hours that are approved and asked for in the month of the day, without this request. */
    otherHoursOfMonth: z.string(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/overtime/{id}' }],
});
