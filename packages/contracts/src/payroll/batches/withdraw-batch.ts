import { batchAction } from './batch-action.ts';

export const withdrawBatch = batchAction('withdraw-batch', 'withdraw', 'Takes a batch back from approval.', 'batch.submit');
