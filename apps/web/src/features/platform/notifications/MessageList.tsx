import { UnstyledButton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../../shared/address.ts';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './MessageList.module.css';
import { useMarkRead } from './use-inbox.ts';

type Message = Outputs['platform']['notifications']['listNotifications']['rows'][number];

/** Messages, newest first; opening one marks it as read and leads to what it is about. */
export function MessageList({ messages, onOpen }: { messages: readonly Message[]; onOpen?: () => void }) {
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
  return (
    <ul className={classes.list}>
      {messages.map((message) => (
        <li key={message.id}>
          <UnstyledButton className={classes.message} data-unread={!message.readAt || undefined} onClick={() => open(message)}>
            <span className={classes.dot} aria-hidden />
            <span className={classes.body}>
              <span className={classes.title}>{format.name(message.title)}</span>
              <span className={classes.meta}>
                {!message.readAt && <span className="ww-visually-hidden">{t('isUnread')}. </span>}
                {t(`categories.${message.category}`)} · <time dateTime={message.createdAt}>{format.ago(message.createdAt, now)}</time>
              </span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
