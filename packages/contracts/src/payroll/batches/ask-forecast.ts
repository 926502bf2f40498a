import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchForecast } from './forecast.ts';

export const askForecast = defineProcedure({
  id: 'payroll/batches/ask-forecast',
  kind: 'mutation',
  summary:
    'Has it counted what preparing a batch would freeze; nothing of the batch changes. Asked again while it is counted, it is counted once.',
  permission: 'batch.prepare',
  input: z.strictObject({ id }),
  output: batchForecast,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/forecast', status: 202 }],
  audit: 'batch-forecast',
  changes: 'batch',
});
