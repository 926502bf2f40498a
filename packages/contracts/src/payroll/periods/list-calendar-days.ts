import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listCalendarDays = defineProcedure({
  id: 'payroll/periods/list-calendar-days',
  kind: 'query',
  summary: 'Days of a year that differ from Monday to Friday worked, in the calendar of a solution’s legal entity.',
  permission: 'period.read',
  input: z.strictObject({ solutionId: id, year: z.int().min(1900).max(2200) }),
  output: z.object({
    rows: z.array(z.object({ date: isoDate, kind: z.enum(['workday', 'restday', 'holiday']), name: localizedText.nullable() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/calendar-days' }],
});
