import { openComparison, openFollowingComparisons } from '@wagewright/db';
import type { BatchCall } from './batch-call.ts';

type ComparingCall = Pick<BatchCall, 'sql' | 'enqueue'>;

const enqueueBy =
  ({ enqueue }: ComparingCall) =>
  (_sql: unknown, job: { batchId: number; revision: number }): Promise<void> =>
    enqueue('payroll.compare-batch', [job]);

/** Has a batch compared with the last one anew, after what is compared has changed. */
export const compareAgain = (call: ComparingCall, batchId: number): Promise<void> => openComparison(call.sql, batchId, enqueueBy(call));

/** After a batch was approved: those that were calculated before it are compared with it. */
export const compareFollowing = (call: ComparingCall, approvedBatchId: number): Promise<void> =>
  openFollowingComparisons(call.sql, approvedBatchId, enqueueBy(call));
