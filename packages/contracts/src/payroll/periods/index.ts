import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export * from './period-machine.ts';

export const periodSummary = z.object({
  id,
  solutionId: id,
  sequence: z.int(),
  name: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  payDate: isoDate,
  taxMonth: z.string(),
  status: z.enum(['disabled', 'enabled', 'closed']),
});

export const listPeriods = defineProcedure({
  id: 'payroll/periods/list-periods',
  kind: 'query',
  summary: 'Periods of a solution, newest first.',
  permission: 'period.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({ rows: z.array(periodSummary) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/periods' }],
});
