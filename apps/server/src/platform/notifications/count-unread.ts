import { countUnread as contract } from '@wagewright/contracts/platform/notifications';
import { countUnreadNotifications } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const countUnread = implementQuery(contract, async ({ actor, deps }) => ({
  unread: await countUnreadNotifications(deps.db.reads, actor.userId),
}));
