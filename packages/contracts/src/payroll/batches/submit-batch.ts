import { batchAction } from './batch-action.ts';

export const submitBatch = batchAction('submit-batch', 'submit', 'Submits a calculated batch for approval.', 'batch.submit', [
  'APPROVER_MISSING',
  'BATCH_HAS_ERRORS',
]);
