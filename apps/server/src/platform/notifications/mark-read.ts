import { markRead as contract } from '@wagewright/contracts/platform/notifications';
import { implementMutation } from '../../core/implement.ts';

export const markRead = implementMutation(contract, async ({ input, actor, deps, tx, audit, unchanged, notify }) => {
  const ids = input.ids ? { id: { in: input.ids.map(BigInt) } } : {};
  const readAt = deps.clock();
  const { count } = await tx.notification.updateMany({
    where: { userId: actor.userId, readAt: null, ...ids },
    data: { readAt },
  });
  if (count === 0) unchanged();
  else {
    audit({ entity: 'notification', entityId: input.ids?.join(',').slice(0, 200) ?? 'all', after: { marked: count } });
    await notify({ topic: 'inbox', userId: actor.userId });
  }
  return { marked: count, readAt: count === 0 ? null : readAt.toISOString() };
});
