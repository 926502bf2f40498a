import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { comparisonStatuses } from './comparison-machine.ts';

export const startComparison = defineProcedure({
  id: 'payroll/variance/start-comparison',
  kind: 'mutation',
  summary: 'Compares a batch with the last one again, after it was canceled or has failed.',
  permission: 'batch.calculate',
  input: z.strictObject({ batchId: id }),
  output: z.object({ state: z.enum(comparisonStatuses) }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/comparison/start' }],
  audit: 'batch-comparison',
  changes: 'batch',
});
