import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../../time/calendars/index.ts';
import { timeRequestStatuses } from '../../time/requests/index.ts';
import { personnelActionKinds } from './kinds.ts';
import { personnelActionRow } from './personnel-action.ts';

export const listPersonnelActions = defineProcedure({
  id: 'careers/personnel-actions/list-personnel-actions',
  kind: 'query',
  summary: 'Changes of people’s work within the caller’s scope that were asked for, approved or refused; the latest day first.',
  permission: 'personnel-action.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    kind: z.enum(personnelActionKinds).optional(),
    statuses: z.array(z.enum(timeRequestStatuses)).max(timeRequestStatuses.length).optional(),
    from: calendarDate.optional(),
    until: calendarDate.optional(),
  }),
  output: z.object({ total: z.int(), rows: z.array(personnelActionRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/personnel-actions' }],
});
