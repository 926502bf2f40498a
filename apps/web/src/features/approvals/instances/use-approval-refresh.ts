import { trpc } from '../../../shared/api/trpc.ts';

/** Has approvals, and what they are about, read again after one of them has moved. */
export function useApprovalRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.approvals.instances.invalidate(),
      utils.payroll.batches.getBatch.invalidate(),
      utils.payroll.batches.listBatches.invalidate(),
    ]);
  };
}
