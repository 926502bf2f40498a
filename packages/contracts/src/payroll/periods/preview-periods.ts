import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodRule } from './calendar/index.ts';
import { periodSummary } from './period.ts';
import { dateErrors } from './period-dates.ts';

const plannedPeriod = periodSummary
  .pick({
    name: true,
    startDate: true,
    endDate: true,
    payDate: true,
    attendanceStart: true,
    attendanceEnd: true,
    paymentMonth: true,
    taxMonth: true,
  })
  .extend({
    state: z.enum(['new', 'exists', 'collides']),
    /** What is wrong, as the error of that code says it with these parameters. */
    faults: z.array(
      z.object({ code: z.enum([...dateErrors, 'PERIOD_NAME_TAKEN']), parameters: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ),
  });

export const previewPeriods = defineProcedure({
  id: 'payroll/periods/preview-periods',
  kind: 'query',
  summary: 'The periods that a rule would make for a solution, what collides, and which days no period would cover; nothing is written.',
  permission: 'period.edit',
  input: z.strictObject({ solutionId: id, rule: periodRule }),
  output: z.object({
    periods: z.array(plannedPeriod),
    gap: z.object({ from: isoDate, to: isoDate }).nullable(),
    problem: z.enum(['too-many', 'none']).nullable(),
    /** Years of pay dates of which the calendar holds no day off yet. */
    unknownYears: z.array(z.int()),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/periods/preview' }],
});
