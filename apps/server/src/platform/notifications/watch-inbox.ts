import { watchInbox as contract } from '@wagewright/contracts/platform/notifications';
import { countUnreadNotifications } from '@wagewright/db';
import { implementSubscription } from '../../core/implement.ts';

export const watchInbox = implementSubscription(
  contract,
  (change, { actor }) => change.topic === 'inbox-all' || (change.topic === 'inbox' && change.userId === actor.userId),
  async ({ actor, deps }) => ({ unread: await countUnreadNotifications(deps.db.reads, actor.userId) }),
);
