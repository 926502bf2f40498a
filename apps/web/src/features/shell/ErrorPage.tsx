import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../shared/api/failure.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import classes from './pages.module.css';

/** The last resort: a screen whose code failed, or whose start could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const { traceId, message } = toFailure(error);
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div className={classes.page} role="alert">
      <EmptyState
        isPage
        icon={<IconAlertTriangle size={24} />}
        title={t('error.title')}
        text={
          <>
            {t('error.text')}
            <span className={classes.trace}>
              {t('error.trace')}: <code>{traceId || t('error.noTrace')}</code>
            </span>
            {!traceId && message && (
              <details className={classes.trace}>
                <summary>{t('error.details')}</summary>
                {message}
              </details>
            )}
          </>
        }
        action={<Button onClick={() => void retry()}>{t('error.retry')}</Button>}
      />
    </div>
  );
}

/** The same where there is no shell around it. */
export function WholeErrorPage(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  );
}
