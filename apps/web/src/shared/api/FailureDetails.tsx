import { useTranslation } from 'react-i18next';
import classes from './FailureDetails.module.css';
import type { Failure } from './failure.ts';

/** What an administrator asks for, folded away. */
export function FoldedDetails({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      {children}
    </details>
  );
}

/** What an administrator asks for after a failure: the number of the status, the code and the trace id. */
export function FailureDetails({ failure }: { failure: Pick<Failure, 'status' | 'code' | 'traceId'> }) {
  const { t } = useTranslation();
  const { status, code, traceId } = failure;
  return (
    <FoldedDetails>
      <code>
        {status > 0 && `${status} `}
        {code}
      </code>
      {traceId && (
        <>
          <br />
          {t('failure.trace')} <code>{traceId}</code>
        </>
      )}
    </FoldedDetails>
  );
}
