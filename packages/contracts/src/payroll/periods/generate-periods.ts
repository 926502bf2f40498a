import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodRule } from './calendar/index.ts';

export const generatePeriods = defineProcedure({
  id: 'payroll/periods/generate-periods',
  kind: 'mutation',
  summary:
    'Makes the periods of a rule as they were previewed, not activated, and keeps the rule; with none to make it only keeps the rule.',
  permission: 'period.edit',
  input: z.strictObject({
    solutionId: id,
    rule: periodRule,
    /** How many new ones the preview has shown: where it would be another number by now, nothing is written. */
    count: z.int().min(0).max(limits.generatedPeriodsMax),
  }),
  output: z.object({ made: z.int() }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'PERIODS_COLLIDE'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/periods', status: 201 }],
  audit: 'period',
  changes: 'solution',
  idempotent: true,
});
