import type { AnyRouter } from '@tanstack/react-router';
import { createContext, lazy, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../clock-context.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import type { Connection } from './connection.ts';
import { type Failure, unanswered } from './failure.ts';
import { NoticeTimers } from './notice-timers.ts';
import type { Notice, NoticeBoard } from './notices.ts';

const loadDisplay = () => import('./NoticeDisplay.tsx');
const NoticeDisplay = lazy(loadDisplay);
const SessionExpired = lazy(() => import('./SessionExpired.tsx'));

interface Notify {
  /** Says that something worked, and for ten seconds offers to take it back where it can be. */
  readonly done: (message: string, undo?: () => void) => void;
  /** Reports the failure of a call that was quiet, where nothing on the page can show it. */
  readonly failed: (failure: Failure) => void;
  /** A part of the page shows this failure itself. */
  readonly saidInPlace: (traceId: string) => void;
  /** The whole page says that it may not be seen, until the returned function is called. */
  readonly refusedPage: () => () => void;
}

const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify is used outside of NoticeHost');
  return notify;
}

interface Props {
  readonly board: NoticeBoard;
  readonly connection: Connection;
  readonly router: AnyRouter;
  readonly children: React.ReactNode;
}

/** Shows what the notice board reports. What it shows with is loaded when there is something to show. */
export function NoticeHost({ board, connection, router, children }: Props) {
  const { t } = useTranslation();
  const clock = useClock();
  const timers = useMemo(() => new NoticeTimers(clock), [clock]);
  const [isDisplayWanted, setDisplayWanted] = useState(false);
  const [isExpired, setExpired] = useState(false);
  useEffect(
    () =>
      board.listen((notice: Notice) => {
        if (notice.kind === 'session-expired') return setExpired(true);
        // The banner says it, for as long as it is so.
        if (connection.state() !== 'ok' && unanswered.has(notice.details.status)) return;
        setDisplayWanted(true);
        void loadDisplay().then(({ showNotice }) => showNotice(notice, t('close'), timers));
      }),
    [board, connection, t, timers],
  );
  const notify = useMemo<Notify>(
    () => ({
      done: (message, undo) => {
        setDisplayWanted(true);
        void loadDisplay().then(({ showDone, showUndo }) =>
          undo ? showUndo(message, t('close'), timers, undo) : showDone(message, t('close'), timers),
        );
      },
      failed: (failure) => board.report(failure),
      saidInPlace: (traceId) => board.sayInPlace(traceId),
      refusedPage: () => board.refusePage(),
    }),
    [board, t, timers],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <ConnectionBanner connection={connection} />
      <Suspense>
        {isDisplayWanted && <NoticeDisplay />}
        {isExpired && <SessionExpired router={router} onClose={() => setExpired(false)} />}
      </Suspense>
    </NotifyContext>
  );
}
