import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { LeaveQuestion } from '../../../shared/ui/form/LeaveQuestion.tsx';

/** Nobody leaves a changed role by accident; from one of its parts to another the changes come along. */
export function useRoleGuard(isChanged: boolean): { readonly release: () => void; readonly question: React.ReactNode } {
  const isReleased = useRef(false);
  const isGuarded = (): boolean => isChanged && !isReleased.current;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isGuarded() && current.pathname !== next.pathname,
    enableBeforeUnload: isGuarded,
    withResolver: true,
  });
  return {
    release: () => {
      isReleased.current = true;
    },
    question: blocker.status === 'blocked' && <LeaveQuestion unsaved={1} onStay={blocker.reset} onLeave={blocker.proceed} />,
  };
}
