import { batchAction } from './batch-action.ts';

export const cancelBatchMove = batchAction(
  'cancel-batch-move',
  'cancel-move',
  'Cancels the submission of data or the way back that is under way; the batch stays where it is, and nothing of it is done.',
  'batch.move-back',
);
