import { batchStatuses, runKinds } from '@wagewright/contracts/payroll/batches';
import { resultKinds } from '@wagewright/db';
import { failureText } from './batch-view.ts';
import { summaryOf } from './run-totals.ts';

interface EndedRun {
  readonly kind: string;
  readonly state: string;
  /** The batch's state before the run, to which it returns from all runs that give it no result. */
  readonly returnStatus: string;
  readonly upToStep: string | null;
  readonly payeesTotal: number;
  readonly errorCount: number;
  readonly totals: unknown;
  readonly failure: unknown;
  readonly finishedAt: Date | null;
}

const endings = ['finished', 'failed', 'cancelled'] as const;

/** The state in which a run's end leaves the batch: `finish-run`, `finish-step`, `finish-retro` or `abort-run` of its machine. */
function statusAfter({ kind, state, returnStatus, upToStep }: EndedRun) {
  if (state === 'finished' && resultKinds.some((known) => known === kind)) return upToStep === null ? 'calculated' : 'waiting';
  return batchStatuses.find((status) => status === returnStatus) ?? null;
}

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
      from: 'calculating',
      to: statusAfter(run),
      remarks: null,
      run: { state, kind, payees: run.payeesTotal, errors: run.errorCount, net, currency, failure: failureText(run.failure) },
    },
  ];
}
