import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../../time/calendars/index.ts';
import { changeKinds } from './kinds.ts';

const choices = z.array(z.object({ id, name: localizedText }));
const person = z.object({ id, name: z.string() });

export const getActionForm = defineProcedure({
  id: 'careers/personnel-actions/get-action-form',
  kind: 'query',
  summary:
    'What a form for a change of somebody’s work offers: the kinds that the caller may ask for, where they work on a day, and where they could.',
  permission: 'personnel-action.ask',
  input: z.strictObject({ employeeId: id, on: calendarDate.optional() }),
  output: z.object({
    kinds: z.array(z.enum(changeKinds)),
    /** What the caller asks for takes effect at once, unless a process of approval takes it up. */
    isEditor: z.boolean(),
    /** Where they work on the day; null where they do not. */
    work: z
      .object({
        departmentId: id,
        positionId: id,
        costCenterId: id.nullable(),
        supervisor: person.nullable(),
        dottedSupervisor: person.nullable(),
        category: z.string(),
      })
      .nullable(),
    /** The last day of a probation that is not confirmed. */
    probationUntil: isoDate.nullable(),
    lastDay: isoDate.nullable(),
    departments: choices,
    positions: choices,
    costCenters: choices,
    /** Types of leave that are not paid. */
    leaveTypes: choices,
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{employeeId}/personnel-actions/form' }],
});
