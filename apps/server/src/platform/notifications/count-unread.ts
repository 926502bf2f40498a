import { countUnread as contract } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';

export const countUnread = implementQuery(contract, async ({ actor, deps }) => ({
  unread: await deps.db.prisma.notification.count({ where: { userId: actor.userId, readAt: null } }),
}));
