import { trpc } from '../../../shared/api/trpc.ts';
import type { Batch } from './run-batch-event.ts';

/** What of its changes keeps a batch from being submitted. */
export interface Unsigned {
  /** Changes over the thresholds are to be signed off, or the comparison that would find them has not ended. */
  readonly move: 'sign-off' | 'compare';
  readonly changes: number;
}

const comparisonMs = 3_000;

/** By the same question as the list of what stands before the next step; undefined where nothing does. */
export function useUnsigned({ id, events }: Pick<Batch, 'id' | 'events'>): Unsigned | undefined {
  const { data } = trpc.payroll.batches.getBatchReadiness.useQuery(
    { id },
    {
      enabled: events.includes('submit'),
      // nothing tells when the comparison has ended
      refetchInterval: ({ state }) => (state.data?.items.some(({ code }) => code === 'not-compared') ? comparisonMs : false),
    },
  );
  if (!events.includes('submit')) return undefined;
  for (const { code, count } of data?.items ?? []) {
    if (code === 'unsigned-changes') return { move: 'sign-off', changes: count };
    if (code === 'not-compared') return { move: 'compare', changes: 0 };
  }
  return undefined;
}
