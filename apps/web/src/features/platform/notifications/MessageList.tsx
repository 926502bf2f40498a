import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../shared/address.ts';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ItemList, type ItemListFoot } from '../../../shared/ui/ItemList.tsx';
import { useMarkRead } from './use-inbox.ts';

type Message = Outputs['platform']['notifications']['listNotifications']['rows'][number];

interface Props {
  readonly messages: readonly Message[];
  /** How many there are, where nothing else on the page says so. */
  readonly foot?: ItemListFoot;
  readonly onOpen?: () => void;
}

/** Messages, newest first; opening one marks it as read and leads to what it is about. */
export function MessageList({ messages, foot, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const router = useRouter();
  const now = useClock().now();
  const markRead = useMarkRead();
  const open = ({ id, link, readAt }: Message) => {
    if (!readAt) markRead.mutate({ ids: [id] });
    if (!link) return;
    onOpen?.();
    goTo(router, link);
  };
  const items = messages.map((message) => ({
    key: message.id,
    title: format.name(message.title),
    second: (
      <>
        {t(`categories.${message.category}`)} · <time dateTime={message.createdAt}>{format.ago(message.createdAt, now)}</time>
      </>
    ),
    news: message.readAt ? null : t('isUnread'),
    open: () => open(message),
  }));
  return <ItemList label={t('list')} items={items} {...(foot ? { foot } : {})} />;
}
