import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConnectionBanner.module.css';
import type { Connection } from './connection.ts';

/** Says that the connection or the server is gone, for as long as it is. */
export function ConnectionBanner({ connection }: { connection: Connection }) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(connection.listen, connection.state);
  useEffect(() => {
    window.addEventListener('offline', connection.doubt);
    return () => window.removeEventListener('offline', connection.doubt);
  }, [connection]);
  return (
    <div role="status" aria-live="polite">
      {state !== 'ok' && (
        <p className={classes.banner}>
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {t(`connection.${state}`)}
        </p>
      )}
    </div>
  );
}
