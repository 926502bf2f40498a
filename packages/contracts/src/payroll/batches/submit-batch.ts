import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { batchAction } from './batch-action.ts';

const action = batchAction('submit-batch', 'submit', 'Submits a calculated batch for approval.', 'batch.submit', [
  'APPROVER_MISSING',
  'BATCH_HAS_ERRORS',
  'TOO_MANY',
  'BATCH_HAS_FINDINGS',
  'BATCH_HAS_CHANGES',
  'COMPARISON_DUE',
]);

export const submitBatch = defineProcedure({ ...action, input: action.input.extend({ files: broughtFiles }) });
