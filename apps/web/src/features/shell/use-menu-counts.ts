import { trpc } from '../../shared/api/trpc.ts';
import { useCan } from '../../shared/views.ts';
import type { MenuCounts } from './navigation.ts';

/** How many messages are unread and how many approvals wait. */
export function useMenuCounts(): MenuCounts {
  const can = useCan();
  // The bell in the bar listens to the server and keeps this number current.
  const unread = trpc.platform.notifications.countUnread.useQuery({}, { staleTime: Number.POSITIVE_INFINITY });
  const approvals = trpc.approvals.instances.listInstances.useQuery(
    { show: 'pending', offset: 0, limit: 1 },
    { enabled: can('approval.decide'), trpc: { context: { quiet: true } } },
  );
  return { inbox: unread.data?.unread ?? 0, approvals: approvals.data?.total ?? 0 };
}
