import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { batchDetail, batchReference } from './batch.ts';
import { changeErrors } from './batch-action.ts';

export const calculateBatch = defineProcedure({
  id: 'payroll/batches/calculate-batch',
  kind: 'mutation',
  summary: 'Starts the calculation, of all steps or up to one; progress comes by subscription.',
  permission: 'batch.calculate',
  input: batchReference.extend({ upToStep: codeSchema.optional(), remarks: remarks.optional() }),
  output: batchDetail,
  errors: [...changeErrors, 'RUN_IN_PROGRESS', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/calculate', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
