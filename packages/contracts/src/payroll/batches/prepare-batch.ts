import { batchAction } from './batch-action.ts';

/** What stands in the way is told as the batch's last failure: a million people are not looked at within a request. */
export const prepareBatch = batchAction(
  'prepare-batch',
  'prepare',
  'Asks for the preparation: population and data are frozen and checked by a job, all at once; progress comes by subscription.',
  'batch.prepare',
  [],
  202,
);
