import type { UseMutationResult } from '@tanstack/react-query';
import { type Inputs, type Outputs, trpc } from '../../../shared/api/trpc.ts';

/** The number of unread messages, kept live by the server; lists that are open follow it. */
export function useUnreadCount(): number {
  const utils = trpc.useUtils();
  const { data } = trpc.platform.notifications.countUnread.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  trpc.platform.notifications.watchInbox.useSubscription(
    {},
    {
      onData: ({ unread }) => {
        const before = utils.platform.notifications.countUnread.getData({})?.unread;
        utils.platform.notifications.countUnread.setData({}, { unread });
        if (before !== undefined && before !== unread) void utils.platform.notifications.listNotifications.invalidate();
      },
    },
  );
  return data?.unread ?? 0;
}

type MarkRead = Inputs['platform']['notifications']['markRead'];
type Marked = Outputs['platform']['notifications']['markRead'];

/** Takes back one marking, by its instant. */
export function useMarkUnread(): UseMutationResult<
  Outputs['platform']['notifications']['markUnread'],
  unknown,
  Inputs['platform']['notifications']['markUnread']
> {
  const utils = trpc.useUtils();
  return trpc.platform.notifications.markUnread.useMutation({ onSuccess: () => utils.platform.notifications.invalidate() });
}

/** Marks messages as read; without ids, all of them. */
export function useMarkRead(): UseMutationResult<Marked, unknown, MarkRead> {
  const utils = trpc.useUtils();
  return trpc.platform.notifications.markRead.useMutation({
    onSuccess: () => utils.platform.notifications.invalidate(),
  });
}
