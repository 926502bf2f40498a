import { batchAction } from './batch-action.ts';

export const closeBatch = batchAction('close-batch', 'close', 'Closes a batch whose data is submitted.', 'batch.close');
