import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodSummary } from './period.ts';

export const listPeriods = defineProcedure({
  id: 'payroll/periods/list-periods',
  kind: 'query',
  summary: 'Periods of a solution with their batches and what they wait for, newest first.',
  permission: 'period.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({ rows: z.array(periodSummary) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/periods' }],
});
