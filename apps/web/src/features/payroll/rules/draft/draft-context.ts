import type { Scope } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { createContext, useContext } from 'react';
import type { Copy } from '../rules.ts';

/** What one looks at: a table, a column of it, or one of the views of the whole. */
export interface RulesPlace {
  readonly step?: string;
  readonly table?: string;
  readonly column?: string;
  readonly view?: RulesView;
}
export const rulesViews = ['start', 'flow', 'whole'] as const;
export type RulesView = (typeof rulesViews)[number];

/**
 * What became of a change: it is saved; it is not, and what is typed stays; or it met one of somebody else's, which was chosen in its place, so that
 * what was typed goes.
 */
export type Outcome = 'saved' | 'kept' | 'theirs';

/** The draft that is worked on, for all parts of the page. */
export interface DraftEditing {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly scopes: ReadonlyMap<string, Scope>;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  readonly open: (place: RulesPlace) => void;
  /**
   * Saves what differs in `next`, part by part; `said` names it in a sentence, for undo. `seen` is the version that was looked at when the change
   * was begun, where that was not now: what others have done to the same parts since is asked about.
   */
  readonly change: (next: CalculationDefinition, said: string, seen?: number) => Promise<Outcome>;
  /** What can be taken back, and what done again, by its name; null where nothing can. */
  readonly undoable: string | null;
  readonly redoable: string | null;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const DraftContext = createContext<DraftEditing | null>(null);

export function useDraft(): DraftEditing {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft is used outside of a rules page');
  return draft;
}
