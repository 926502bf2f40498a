import { getUser as contract } from '@wagewright/contracts/identity/users';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { findUser, rolesOf } from './load-user.ts';
import { viewUser } from './user-view.ts';

export const getUser = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const row = await findUser(sqlOfPrisma(prisma), reach, input.id, now);
  const living = { userId: row.id, revokedAt: null, expiresAt: { gt: now } };
  const covers = (permission: 'user.edit' | 'role.assign') => {
    const held = actor.grants.get(permission);
    return held !== undefined && (held.all || (held.legalEntityIds.size > 0 && row.employeeId !== null));
  };
  const { language } = await prisma.user.findUniqueOrThrow({ where: { id: row.id }, select: { language: true } });
  return {
    ...viewUser(row),
    roles: await rolesOf(prisma, row.id),
    language,
    sessions: await prisma.session.count({ where: living }),
    apiKeys: await prisma.apiKey.count({ where: living }),
    isSelf: row.id === actor.userId,
    mayEdit: covers('user.edit'),
    mayAssign: covers('role.assign'),
  };
});
