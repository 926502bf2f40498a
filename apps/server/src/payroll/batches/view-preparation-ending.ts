import { preparationStates } from '@wagewright/contracts/payroll/batches';
import { failureText } from './batch-view.ts';

interface EndedPreparation {
  readonly state: string;
  readonly people: number;
  readonly failure: unknown;
  readonly finishedAt: Date | null;
}

/** How a preparation ended, as an entry of its batch's history: nothing for one that still runs, or that somebody cancelled by a call of its own. */
export function viewPreparationEnding(
  { state, people, failure, finishedAt }: EndedPreparation,
  told: { readonly currency: string; readonly language: Parameters<typeof failureText>[1] },
) {
  const ending = preparationStates.find((known) => known === state);
  if (!finishedAt || ending === undefined || ending === 'running' || ending === 'cancelled') return [];
  const why = ending === 'failed' ? failureText(failure, told.language) : null;
  const to = ending === 'finished' ? ('waiting' as const) : ('new' as const);
  const run = { state: ending, kind: 'prepare' as const, payees: people, errors: 0, net: null, currency: told.currency, failure: why };
  return [{ at: finishedAt.toISOString(), who: 'Wagewright', procedure: `preparation-${ending}`, from: 'new', to, remarks: null, run }];
}
