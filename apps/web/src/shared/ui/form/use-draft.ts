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
  const views = useViews();
  const userId = views?.user.id;
  const sealKey = views?.draftKey ?? null;
  const [found, setFound] = useState<Draft>();
  const [keptAt, setKeptAt] = useState<string>();
  const { edited, unsaved, isSaved, restore } = form;
  useEffect(() => {
    if (name === undefined || userId === undefined) return undefined;
    let isLeft = false;
    const take = (draft: Draft | undefined) => {
      if (!isLeft) setFound(draft);
    };
    void drafts.read({ userId, form: name, sealKey }, clock.now()).then(take);
    return () => {
      isLeft = true;
    };
  }, [name, userId, sealKey, clock]);
  useEffect(() => {
    if (name === undefined || userId === undefined || unsaved === 0) return undefined;
    let isLeft = false;
    const keep = async () => {
      const savedAt = clock.now().toISOString();
      const isWanted = () => !isLeft && !isSaved();
      if (isSaved() || !(await drafts.write({ userId, form: name, sealKey }, { savedAt, edited: { ...edited } }, isWanted)) || isLeft)
        return;
      setKeptAt(savedAt);
      setFound(undefined);
    };
    const timer = setTimeout(() => void keep(), restMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [name, userId, sealKey, clock, unsaved, edited, isSaved]);
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
