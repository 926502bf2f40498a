import { trpc } from '../../../shared/api/trpc.ts';

/** Whether the caller may say now why warnings of the batch are right. */
export function useMayAnswer(batchId: number): boolean {
  const { data } = trpc.payroll.batches.getBatch.useQuery({ id: batchId });
  return data?.events.includes('answer-findings') ?? false;
}
