import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchForecast } from './forecast.ts';

export const getForecast = defineProcedure({
  id: 'payroll/batches/get-forecast',
  kind: 'query',
  summary:
    'What preparing a batch would freeze, as it was counted last: how many people would be in, and who of them is new, gone or moved against last time.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: batchForecast,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/forecast' }],
});
