import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { comparisonStatuses } from './comparison-machine.ts';

export const cancelComparison = defineProcedure({
  id: 'payroll/variance/cancel-comparison',
  kind: 'mutation',
  summary: 'Ends the comparison of a batch with the last one.',
  permission: 'batch.calculate',
  input: z.strictObject({ batchId: id }),
  output: z.object({ state: z.enum(comparisonStatuses) }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/comparison/cancel' }],
  audit: 'batch-comparison',
  changes: 'batch',
});
