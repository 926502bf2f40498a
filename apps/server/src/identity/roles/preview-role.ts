import { AppError } from '@wagewright/contracts';
import { previewRole as contract } from '@wagewright/contracts/identity/roles';
import { countHolders, countHoldersWithout, sqlOfPrisma } from '@wagewright/db';
import { everywhere } from '../../core/grants.ts';
import { implementQuery } from '../../core/implement.ts';
import { grantsMissingFrom } from './load-role.ts';

export const previewRole = implementQuery(contract, async ({ input: { id, grants }, actor, deps }) => {
  const { prisma } = deps.db;
  const role = await prisma.role.findUnique({ where: { id }, include: { grants: true } });
  if (!role) throw new AppError('NOT_FOUND', { what: 'role', id });
  const sql = sqlOfPrisma(prisma);
  const had = role.grants.map(({ permission, scope }) => ({ permission, scope }));
  const [added, removed] = [grantsMissingFrom(grants, had), grantsMissingFrom(had, grants)];
  const people = await countHoldersWithout(sql, id, [...added, ...removed]);
  const counted = <Grant extends { permission: string; scope: string }>(list: readonly Grant[], from: number) =>
    list.map((grant, index) => ({ ...grant, people: people[from + index] ?? 0 }));
  const holders = await countHolders(sql, everywhere, id);
  const isHeld = (await prisma.userRole.count({ where: { roleId: id, userId: actor.userId } })) > 0;
  return {
    holders: holders.get(id) ?? 0,
    gained: counted(added, 0),
    lost: counted(removed, added.length),
    losesOwn: removed.length > 0 && isHeld,
  };
});
