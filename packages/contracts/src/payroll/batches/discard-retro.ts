import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail } from './batch.ts';

export const discardRetro = defineProcedure({
  id: 'payroll/batches/discard-retro',
  kind: 'mutation',
  summary: 'Drops the recalculation of a past batch while this batch is still new.',
  permission: 'batch.calculate',
  input: z.strictObject({ id, runId: id }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'DELETE', path: '/api/payroll/batches/{id}/retro/{runId}' }],
  audit: 'batch',
  changes: 'batch',
});
