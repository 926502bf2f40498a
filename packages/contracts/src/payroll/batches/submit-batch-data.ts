import { batchAction } from './batch-action.ts';

/** What does not add up is told as the batch's last failure. */
export const submitBatchData = batchAction(
  'submit-batch-data',
  'submit-data',
  'Has a job write the balances of an approved batch to the ledger; progress comes by subscription.',
  'batch.submit-data',
  [],
  202,
);
