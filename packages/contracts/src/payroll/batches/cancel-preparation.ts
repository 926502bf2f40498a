import { batchAction } from './batch-action.ts';

export const cancelPreparation = batchAction(
  'cancel-preparation',
  'cancel-preparation',
  'Cancels the preparation under way; the batch is new as it was, and nothing of it is frozen.',
  'batch.prepare',
);
