import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureDetails } from '../api/FailureDetails.tsx';
import { type Failure, passingCodes, toFailure } from '../api/failure.ts';
import { useNotify } from '../api/NoticeHost.tsx';
import { useFailureTexts } from '../api/use-failure-texts.ts';
import { placeStore } from '../places.ts';
import { EmptyState } from './EmptyState.tsx';
import { NothingHere } from './NothingHere.tsx';

/** What a page's own number brings where it is no number, or nobody's: another try would end the same way. */
const wrongAddress: ReadonlySet<number> = new Set([400, 404, 422]);

/** After so long what a busy server could not give is asked for again, without a press; milliseconds. */
const againMs = 5_000;

interface Props {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly isPage?: boolean;
}

/** What is no more, or beyond one's reach by now, is no longer among the recent places. */
function ForgetPlace() {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  useEffect(() => placeStore.gone(pathname.replace(/\/+$/, '')), [pathname]);
  return null;
}

/** A part of a screen that could not be loaded: why, under which trace id, and another try. */
export function FailureState({ error, onRetry, isPage = false }: Props) {
  const { t } = useTranslation();
  const { textOf } = useFailureTexts();
  const failure: Failure = toFailure(error);
  const { saidInPlace } = useNotify();
  const isPassing = passingCodes.has(failure.code);
  useEffect(() => saidInPlace(failure.traceId), [saidInPlace, failure.traceId]);
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setInterval(() => void onRetry(), againMs);
    return () => clearInterval(timer);
  }, [isPassing, onRetry]);
  if (isPage && wrongAddress.has(failure.status))
    return (
      <>
        <ForgetPlace />
        <NothingHere />
      </>
    );
  return (
    <div role="alert">
      <EmptyState
        isPage={isPage}
        icon={failure.status === 403 ? <IconLock size={24} /> : <IconAlertTriangle size={24} />}
        title={failure.status === 403 ? t('failure.noPermissionTitle') : t('failure.title')}
        text={
          <>
            {textOf(failure)}
            <FailureDetails failure={failure} />
          </>
        }
        action={
          <Button variant="default" onClick={() => void onRetry()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
