import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { overtimeHoursFilter, overtimeHoursRow } from './overtime-hours.ts';

export const listOvertimeHours = defineProcedure({
  id: 'time/overtime/list-overtime-hours',
  kind: 'query',
  summary:
    'Overtime of those within the caller’s scope, held against what they have clocked: per person and day what was asked for, approved and clocked, what counts, and the difference; the latest day first.',
  permission: 'overtime.read',
  input: windowInput.extend(overtimeHoursFilter),
  output: z.object({ total: z.int(), rows: z.array(overtimeHoursRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/overtime/hours' }],
});
