import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail } from './batch.ts';

export const getBatch = defineProcedure({
  id: 'payroll/batches/get-batch',
  kind: 'query',
  summary: 'One batch with its progress and the events that are possible now.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: batchDetail,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}' }],
});
