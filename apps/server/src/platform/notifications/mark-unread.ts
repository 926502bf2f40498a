import { markUnread as contract } from '@wagewright/contracts/platform/notifications';
import { implementMutation } from '../../core/implement.ts';

/** By the instant of the marking, which names its messages however many they are: what came or was read since then is none of them. */
export const markUnread = implementMutation(contract, async ({ input, actor, tx, audit, unchanged, notify }) => {
  const again = await tx.notification.updateManyAndReturn({
    where: { userId: actor.userId, readAt: new Date(input.readAt) },
    data: { readAt: null },
    select: { id: true },
  });
  const count = again.length;
  if (count === 0) unchanged();
  else {
    const ids = again.map(({ id }) => id).join(',');
    audit({ entity: 'notification', entityId: ids.slice(0, 200), after: { unmarked: count, readAt: input.readAt } });
    await notify({ topic: 'inbox', userId: actor.userId });
  }
  return { marked: count };
});
