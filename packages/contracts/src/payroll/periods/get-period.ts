import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodSummary } from './period.ts';

export const getPeriod = defineProcedure({
  id: 'payroll/periods/get-period',
  kind: 'query',
  summary: 'A period with its batches, and what it waits for.',
  permission: 'period.read',
  input: z.strictObject({ id }),
  output: periodSummary,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/periods/{id}' }],
});
