import type { Language } from '@wagewright/contracts';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { batchMoveColumns } from '@wagewright/db/columns';
import { failureText } from './batch-view.ts';

interface EndedMove {
  readonly event: string;
  readonly fromStatus: string;
  readonly state: string;
  readonly failure: unknown;
  readonly finishedAt: Date | null;
}

/** How a move by a job ended, as an entry of its batch's history; one that somebody cancelled is told by that call. */
export function viewMoveEnding({ event, fromStatus, state, failure, finishedAt }: EndedMove, language: Language | undefined) {
  if (!finishedAt || (state !== 'finished' && state !== 'failed')) return [];
  const caused = batchMoveColumns.event(event);
  const isDone = state === 'finished';
  const to: string | undefined = batchMachine.transitions.find((transition) => transition.event === caused)?.to;
  return [
    {
      at: finishedAt.toISOString(),
      who: 'Wagewright',
      procedure: `${caused === 'submit-data' ? caused : 'move'}-${state}`,
      from: fromStatus,
      to: isDone && to ? to : fromStatus,
      remarks: isDone ? null : failureText(failure, language),
      run: null,
    },
  ];
}
