import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './LatestMessages.module.css';
import { MessageList } from './MessageList.tsx';
import { useMarkRead } from './use-inbox.ts';

const shown = 6;

/** The bell's dropdown: the newest messages, whatever their state. */
export default function LatestMessages({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const query = trpc.platform.notifications.listNotifications.useQuery({ limit: shown });
  const markRead = useMarkRead();
  return (
    <>
      <div className={classes.head}>
        <p className={classes.title}>{t('recent')}</p>
        <Button variant="subtle" size="compact-sm" loading={markRead.isPending} onClick={() => markRead.mutate({})}>
          {t('markAll')}
        </Button>
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyAll')} />
          ) : (
            <MessageList messages={rows} foot={{ total, reachable: rows.length, isFetching: false }} onOpen={onLeave} />
          )
        }
      </Loaded>
      <div className={classes.foot}>
        <LinkButton to="/inbox" variant="subtle" fullWidth onClick={onLeave}>
          {t('openInbox')}
        </LinkButton>
      </div>
    </>
  );
}
