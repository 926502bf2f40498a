import { SegmentedControl } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { inboxTabs } from './inbox-tabs.ts';
import { MessageList } from './MessageList.tsx';
import { useMarkRead, useMarkUnread } from './use-inbox.ts';

const route = getRouteApi('/_app/inbox');
const rowsAtOnce = 30;

export function InboxPage() {
  const { t } = useTranslation('notifications');
  const { show = 'unread' } = route.useSearch();
  const navigate = route.useNavigate();
  const notify = useNotify();
  const [limit, setLimit] = useState(rowsAtOnce);
  const query = trpc.platform.notifications.listNotifications.useQuery({ show, limit }, { placeholderData: keepPreviousData });
  const markRead = useMarkRead();
  const markUnread = useMarkUnread();
  const takeBack = (readAt: string) =>
    markUnread.mutate({ readAt }, { onSuccess: ({ marked }) => notify.done(t('unmarked', { count: marked })) });
  const markAll = () =>
    markRead.mutate(
      {},
      {
        onSuccess: ({ marked, readAt }) =>
          notify.done(t('marked', { count: marked }), readAt === null ? undefined : () => takeBack(readAt)),
      },
    );
  return (
    <>
      <PageHeader title={t('title')} secondary={{ id: 'mark-all', label: t('markAll'), isBusy: markRead.isPending, run: markAll }} />
      <SegmentedControl
        aria-label={t('show')}
        value={show}
        onChange={(value) => void navigate({ search: value === 'unread' ? {} : { show: value as (typeof inboxTabs)[number] } })}
        data={inboxTabs.map((value) => ({ value, label: t(value) }))}
        mb="md"
      />
      <Panel flush>
        <Loaded query={query} skeleton={<RowsSkeleton />}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <EmptyState
                icon={<IconInbox size={24} />}
                title={t('emptyTitle')}
                text={show === 'unread' ? t('emptyUnread') : t('emptyAll')}
              />
            ) : (
              <MessageList
                messages={rows}
                foot={{ total, reachable: rows.length, isFetching: query.isFetching, more: () => setLimit(limit + rowsAtOnce) }}
              />
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}
