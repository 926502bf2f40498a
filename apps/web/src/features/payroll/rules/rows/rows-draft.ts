import type { CalculationDefinition } from '@wagewright/contracts/definition';

/** What rows need of the draft that they stand in. */
export interface RowsDraft {
  readonly definition: CalculationDefinition;
  /** Of the draft, as it is seen. */
  readonly version: number;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  /** Saves what differs; `said` names it, for undo; `seen` is the version that was looked at when the change was begun. */
  readonly change: (next: CalculationDefinition, said: string, seen: number) => Promise<'saved' | 'kept' | 'theirs'>;
}
