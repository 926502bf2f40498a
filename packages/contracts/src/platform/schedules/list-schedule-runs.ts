import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

/** `registered`: its moments count from here on; `waiting`: due, or to be tried again; `failed`: not tried any more. */
export const scheduleRunStates = ['registered', 'waiting', 'done', 'failed'] as const;

export const listScheduleRuns = defineProcedure({
  id: 'platform/schedules/list-schedule-runs',
  kind: 'query',
  summary:
    'What was done by the clock, latest first: when it was due, what came of it, and how many moments before it had nobody to do them.',
  permission: 'schedule.read',
  input: windowInput.extend({
    schedule: z
      .string()
      .max(100)
      .regex(/^[a-z][a-z.-]*$/, 'a name of a schedule, such as payroll.close-periods')
      .optional(),
    state: z.enum(scheduleRunStates).optional(),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id: z.string(),
        schedule: z.string(),
        /** What people call it; null for one that there is no longer. */
        name: localizedText.nullable(),
        dueAt: timestamp,
        state: z.enum(scheduleRunStates),
        /** Earlier due moments that this one stands for. */
        missed: z.int(),
        attempts: z.int(),
        startedAt: timestamp.nullable(),
        finishedAt: timestamp.nullable(),
        /** What it did, as counts by name. */
        outcome: z.record(z.string(), z.number()).nullable(),
        failure: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/schedules/runs' }],
});
