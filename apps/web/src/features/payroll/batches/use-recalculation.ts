import type { Batch } from './run-batch-event.ts';
import { useBatchChange } from './use-batch.ts';

/** Calculating named people of a batch again, where its state allows that and the caller may. */
export function useRecalculation(batch: Batch) {
  const { send, busy } = useBatchChange<'recalculate'>(batch);
  return {
    isOffered: batch.events.includes('recalculate-payees'),
    isBusy: busy !== undefined,
    recalculate: (employeeIds: readonly number[]) =>
      send('recalculate', (client, reference) => client.recalculatePayees.mutate({ ...reference, employeeIds: [...employeeIds] })),
  };
}
