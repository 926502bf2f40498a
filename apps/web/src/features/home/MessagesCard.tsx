import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { Loaded } from '../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../shared/ui/Skeletons.tsx';
import { MessageList } from '../platform/notifications/index.ts';
import { HomeCard } from './HomeCard.tsx';
import classes from './HomePage.module.css';

const shown = 5;

export function MessagesCard() {
  const { t } = useTranslation('home');
  const query = trpc.platform.notifications.listNotifications.useQuery({ show: 'unread', limit: shown });
  const isEmpty = query.data?.rows.length === 0;
  return (
    <HomeCard title={t('messages')} more={{ label: t('allMessages'), to: '/inbox' }} total={query.data?.total} flush={!isEmpty}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ rows }) => (rows.length === 0 ? <p className={classes.none}>{t('noMessages')}</p> : <MessageList messages={rows} />)}
      </Loaded>
    </HomeCard>
  );
}
