import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { correctionRow } from './correction.ts';

export const listCorrections = defineProcedure({
  id: 'time/corrections/list-corrections',
  kind: 'query',
  summary: 'Requests for corrections of the attendance of those within the caller’s scope, the latest day first.',
  permission: 'attendance.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    statuses: z.array(z.enum(timeRequestStatuses)).max(timeRequestStatuses.length).optional(),
    from: calendarDate.optional(),
    until: calendarDate.optional(),
    /** Part of a name, or the beginning of a number. */
    search: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(correctionRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/corrections' }],
});
