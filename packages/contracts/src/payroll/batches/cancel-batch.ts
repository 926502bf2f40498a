import { batchAction } from './batch-action.ts';

export const cancelBatch = batchAction('cancel-batch', 'cancel', 'Discards a batch that is not under approval.', 'batch.cancel');
