import { limits } from '@wagewright/contracts';
import { listSessions as contract } from '@wagewright/contracts/identity/sessions';
import { implementQuery } from '../../core/implement.ts';
import { userInReach } from '../../core/user-in-reach.ts';
import { mayEndOthers } from './may-end.ts';

/** Those that would be let in now: neither ended, expired nor unused for too long. */
export const listSessions = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const { id: userId } = await userInReach(prisma, actor, 'sign-in.read', input.userId);
  const now = deps.clock();
  const rows = await prisma.session.findMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      lastSeenAt: { gte: new Date(now.getTime() - limits.sessionIdleMinutes * 60_000) },
    },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: limits.pageRowsMax,
  });
  return {
    total: rows.length,
    mayEnd: userId === actor.userId || mayEndOthers(actor),
    rows: rows.map(({ id, address, userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      id,
      isCurrent: id === actor.sessionId,
      address,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
});
