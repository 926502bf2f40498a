import { batchAction } from './batch-action.ts';

export const submitBatchData = batchAction(
  'submit-batch-data',
  'submit-data',
  'Writes the balances of an approved batch to the ledger.',
  'batch.submit-data',
);
