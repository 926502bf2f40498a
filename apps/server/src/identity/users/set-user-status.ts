import { AppError } from '@wagewright/contracts';
import { setUserStatus as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { keepingHolders } from '../roles/index.ts';
import { seenUser } from './load-user.ts';

export const setUserStatus = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor, deps, audit, unchanged, notify } = call;
  const { id, version, status, reason } = input;
  if (id === actor.userId && status === 'disabled') throw new AppError('USER_IS_ONESELF');
  return await keepingHolders(sql, async () => {
    const { status: before } = await seenUser(call, { id, version });
    if (before === status) {
      unchanged();
      return { version, sessionsEnded: 0 };
    }
    await tx.user.update({ where: { id }, data: { status, version: version + 1 } });
    const living = { userId: id, revokedAt: null, expiresAt: { gt: deps.clock() } };
    const ended = status === 'disabled' ? await tx.session.findMany({ where: living, select: { id: true } }) : [];
    await tx.session.updateMany({ where: { id: { in: ended.map((session) => session.id) } }, data: { revokedAt: deps.clock() } });
    audit({
      entity: 'user',
      entityId: id,
      before: { status: before },
      after: { status, sessionsEnded: ended.length, reason: reason ?? null },
    });
    for (const session of ended) await notify({ topic: 'session', id: session.id });
    return { version: version + 1, sessionsEnded: ended.length };
  });
});
