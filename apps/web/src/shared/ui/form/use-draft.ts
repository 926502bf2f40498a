import { useEffect, useState } from 'react';
import { useClock } from '../../clock-context.ts';
import { type Draft, drafts } from '../../drafts.ts';
import { useViews } from '../../views.ts';
import type { Form } from './use-form.ts';

/** What is typed is kept once the hands rest. */
const restMs = 600;

interface FormDraft {
  /** What was left behind the last time, until it is taken up or given up, or something else is typed. */
  readonly found: Draft | undefined;
  readonly takeUp: () => void;
  readonly discard: () => void;
  /** When what is typed now was kept. */
  readonly keptAt: string | undefined;
}

/** Keeps what is typed into a form; nothing while the form has no name. It goes when the form is saved or given up. */
export function useDraft<Values>(form: Form<Values>, name: string | undefined): FormDraft {
  const clock = useClock();
  const userId = useViews()?.user.id;
  const [found, setFound] = useState<Draft>();
  const [keptAt, setKeptAt] = useState<string>();
  const { edited, unsaved, isSaved, restore } = form;
  useEffect(() => {
    if (name !== undefined && userId !== undefined) setFound(drafts.read({ userId, form: name }, clock.now()));
  }, [name, userId, clock]);
  useEffect(() => {
    if (name === undefined || userId === undefined || unsaved === 0) return undefined;
    const timer = setTimeout(() => {
      const savedAt = clock.now().toISOString();
      if (isSaved() || !drafts.write({ userId, form: name }, { savedAt, edited: { ...edited } })) return;
      setKeptAt(savedAt);
      setFound(undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, [name, userId, clock, unsaved, edited, isSaved]);
  useEffect(() => {
    if (name === undefined || userId === undefined) return undefined;
    return () => {
      if (isSaved()) drafts.drop({ userId, form: name });
    };
  }, [name, userId, isSaved]);
  return {
    found,
    takeUp: () => {
      if (found) restore(found.edited as Partial<Values>);
      setFound(undefined);
    },
    discard: () => {
      if (name !== undefined && userId !== undefined) drafts.drop({ userId, form: name });
      setFound(undefined);
    },
    keptAt: unsaved > 0 ? keptAt : undefined,
  };
}
