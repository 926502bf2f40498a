import type { AnyRouter } from '@tanstack/react-router';
import { createContext, lazy, Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from './failure.ts';
import type { Notice, NoticeBoard } from './notices.ts';

const loadDisplay = () => import('./NoticeDisplay.tsx');
const NoticeDisplay = lazy(loadDisplay);
const SessionExpired = lazy(() => import('./SessionExpired.tsx'));

interface Notify {
  /** Says that something worked. */
  readonly done: (message: string) => void;
  /** Reports the failure of a call that was quiet, where nothing on the page can show it. */
  readonly failed: (failure: Failure) => void;
}

const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify is used outside of NoticeHost');
  return notify;
}

/** Shows what the notice board reports. What it shows with is loaded when there is something to show. */
export function NoticeHost({ board, router, children }: { board: NoticeBoard; router: AnyRouter; children: React.ReactNode }) {
  const { t } = useTranslation();
  const [isDisplayWanted, setDisplayWanted] = useState(false);
  const [isExpired, setExpired] = useState(false);
  useEffect(
    () =>
      board.listen((notice: Notice) => {
        if (notice.kind === 'session-expired') return setExpired(true);
        setDisplayWanted(true);
        void loadDisplay().then(({ showNotice }) => showNotice(notice, t('close')));
      }),
    [board, t],
  );
  const notify = useMemo<Notify>(
    () => ({
      done: (message) => {
        setDisplayWanted(true);
        void loadDisplay().then(({ showDone }) => showDone(message, t('close')));
      },
      failed: (failure) => board.report(failure),
    }),
    [board, t],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <Suspense>
        {isDisplayWanted && <NoticeDisplay />}
        {isExpired && <SessionExpired router={router} onClose={() => setExpired(false)} />}
      </Suspense>
    </NotifyContext>
  );
}
