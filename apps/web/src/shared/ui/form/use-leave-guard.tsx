import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { Form } from './use-form.ts';

interface Guard {
  /** Leaves by the page's own way out, after a question where something is unsaved. */
  readonly leave: () => void;
  readonly question: React.ReactNode;
}

/** Nobody leaves unsaved edits by accident: not by a link, not by Back, not by closing the tab or the form. */
export function useLeaveGuard(
  { unsaved, isSaved, saved }: Pick<Form<object>, 'unsaved' | 'isSaved' | 'saved'>,
  onLeave: () => void,
): Guard {
  const [isLeaving, setLeaving] = useState(false);
  const isGuarded = (): boolean => unsaved > 0 && !isSaved();
  const blocker = useBlocker({ shouldBlockFn: isGuarded, enableBeforeUnload: isGuarded, withResolver: true });
  const isBlocked = blocker.status === 'blocked';
  const stay = () => {
    setLeaving(false);
    if (isBlocked) blocker.reset();
  };
  const go = () => {
    setLeaving(false);
    saved(); // given up: nothing of it is kept, and a way out that is a move of its own does not ask again
    if (isBlocked) return blocker.proceed();
    onLeave();
  };
  const isAsking = isLeaving || isBlocked;
  // what was asked about has been saved meanwhile
  const isMoot = isAsking && unsaved === 0;
  useEffect(() => {
    if (isMoot) go();
  });
  return {
    leave: () => (isGuarded() ? setLeaving(true) : onLeave()),
    question: isAsking && !isMoot && <LeaveQuestion unsaved={unsaved} onStay={stay} onLeave={go} />,
  };
}
