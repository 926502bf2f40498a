import { batchAction } from './batch-action.ts';

export const cancelRun = batchAction(
  'cancel-run',
  'cancel-run',
  'Cancels the running calculation; the batch returns to its former state and result.',
  'batch.calculate',
);
