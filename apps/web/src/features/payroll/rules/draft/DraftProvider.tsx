import { definitionScopes } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { partsBetween } from '@wagewright/contracts/definition-findings';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import type { Copy } from '../rules.ts';
import { DraftContext, type DraftEditing, type Outcome, type RulesPlace } from './draft-context.ts';
import { afterRedo, afterUndo, asKept, type History, type MadeChange, noHistory, stepBetween, withChange } from './history.ts';
import { useSaveParts } from './use-save-parts.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly canEdit: boolean;
  readonly onOpen: (place: RulesPlace) => void;
  readonly children: React.ReactNode;
}

/** The draft for the parts of the page below: how it is changed, what can be taken back, and the question where two people meet. */
export function DraftProvider({ copy, definition, canEdit, onOpen, children }: Props) {
  const { t } = useTranslation('rules');
  const notify = useNotify();
  const scopes = useMemo(() => definitionScopes(definition), [definition]);
  const [history, setHistory] = useState(noHistory);
  const { save, isBusy, question } = useSaveParts(copy);

  const change = async (next: CalculationDefinition, said: string, seen = copy.version): Promise<Outcome> => {
    const changes = partsBetween(definition, next);
    if (changes.length === 0) return 'saved';
    const saved = await save(seen, changes);
    if (saved.outcome !== 'saved') return saved.outcome;
    const { version } = saved;
    setHistory((known) => withChange(known, { said, before: definition, after: asKept(next), version }));
    notify.done(t('saved', { what: said }));
    return 'saved';
  };
  const goTo = async (made: MadeChange, from: CalculationDefinition, to: CalculationDefinition, then: Go) => {
    const { changes, isUntouched } = stepBetween(definition, from, to);
    const saved = await save(isUntouched ? copy.version : made.version, changes);
    // what somebody else's change took the place of cannot be taken back any more
    if (saved.outcome === 'theirs') setHistory(noHistory);
    if (saved.outcome !== 'saved') return;
    setHistory((known) => then.history(known, saved));
    notify.done(then.said);
  };
  const last = history.done.at(-1);
  const next = history.undone.at(-1);
  const undo = () => {
    if (last && !isBusy) void goTo(last, last.after, last.before, { history: afterUndo, said: t('undone', { what: last.said }) });
  };
  const redo = () => {
    if (next && !isBusy) void goTo(next, next.before, next.after, { history: afterRedo, said: t('redone', { what: next.said }) });
  };
  useUndoKeys(canEdit, undo, redo);
  const draft: DraftEditing = {
    copy,
    definition,
    scopes,
    canEdit,
    isBusy,
    open: onOpen,
    change,
    undoable: last?.said ?? null,
    redoable: next?.said ?? null,
    undo,
    redo,
  };
  return (
    <DraftContext value={draft}>
      {children}
      {question}
    </DraftContext>
  );
}

interface Go {
  readonly history: (known: History, saved: { readonly version: number }) => History;
  readonly said: string;
}
