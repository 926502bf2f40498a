import { runKinds } from '@wagewright/contracts/payroll/batches';
import { failureText } from './batch-view.ts';
import { summaryOf } from './run-totals.ts';

interface EndedRun {
  readonly kind: string;
  readonly state: string;
  readonly payeesTotal: number;
  readonly errorCount: number;
  readonly totals: unknown;
  readonly failure: unknown;
  readonly finishedAt: Date | null;
}

const endings = ['finished', 'failed', 'cancelled'] as const;

/** A run's end as an entry of its batch's history: nothing for one that still runs. Net pay only for those who may see pay. */
export function viewRunEnding(run: EndedRun, { seesPay, currency }: { readonly seesPay: boolean; readonly currency: string }) {
  const [kind, state] = [runKinds.find((known) => known === run.kind), endings.find((known) => known === run.state)];
  if (!kind || !state || !run.finishedAt) return [];
  const net = seesPay && state === 'finished' ? (summaryOf(run.totals)?.net ?? null) : null;
  return [
    {
      at: run.finishedAt.toISOString(),
      who: 'Wagewright',
      procedure: `run-${state}`,
      from: null,
      to: null,
      remarks: null,
      run: { state, kind, payees: run.payeesTotal, errors: run.errorCount, net, currency, failure: failureText(run.failure) },
    },
  ];
}
