import { AppError } from '@wagewright/contracts';
import { type SolutionUserRole, solutionUserRoles } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { notLeftBy } from '../../core/scopes.ts';

/** Those who sign in and come into question for a solution of a legal entity: they work there, are no employee of any, or hold a role given for it. */
export const workingFor = (legalEntityId: number, today: Date): Prisma.UserWhereInput => ({
  status: 'active',
  OR: [
    { employeeId: null },
    { employee: { AND: [{ legalEntityId }, notLeftBy(today)] } },
    { roles: { some: { legalEntityId } }, employee: notLeftBy(today) },
  ],
});

/** Of those, the ones for whom being named in a role of the solution counts: they hold the role by that name, everywhere or there. */
export const effectiveIn = (role: SolutionUserRole, legalEntityId: number, today: Date): Prisma.UserWhereInput => ({
  AND: [
    workingFor(legalEntityId, today),
    { roles: { some: { role: { code: `solution-${role}` }, OR: [{ legalEntityId: null }, { legalEntityId }] } } },
  ],
});

type Tx = Pick<Prisma.TransactionClient, 'user'>;

/** Whoever works for the legal entity is told of by name; of anybody else nothing is said, be there such a user or not. */
interface Nameable {
  readonly visible: Prisma.UserWhereInput;
  /** Default: whoever is visible. */
  readonly eligible?: Prisma.UserWhereInput;
}

/** @throws AppError CANNOT_BE_NAMED for the first of them who does not come into question; NOT_FOUND for whom the caller has nothing to do with */
export async function requireNameable(
  tx: Tx,
  userIds: readonly number[],
  { visible, eligible = visible }: Nameable,
  solution: string,
): Promise<void> {
  const users = await tx.user.findMany({ where: { AND: [{ id: { in: [...userIds] } }, visible] }, orderBy: { id: 'asc' } });
  const missing = userIds.find((userId) => !users.some(({ id }) => id === userId));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'user', id: missing });
  const able = await tx.user.findMany({ where: { AND: [{ id: { in: [...userIds] } }, eligible] }, select: { id: true } });
  const unable = users.find((user) => !able.some(({ id }) => id === user.id));
  if (unable) throw new AppError('CANNOT_BE_NAMED', { who: unable.displayName, solution });
}

export const byName = [{ displayName: 'asc' }, { id: 'asc' }] as const satisfies Prisma.UserOrderByWithRelationInput[];

/** The people whom a solution names: its managers, then its approvers, each by name. */
export async function readSolutionUsers(
  tx: Pick<Prisma.TransactionClient, 'solutionUser' | 'user'>,
  solution: { readonly id: number; readonly legalEntityId: number },
  today: Date,
) {
  const named = await tx.solutionUser.findMany({ where: { solutionId: solution.id } });
  const inRole = async (role: SolutionUserRole) => {
    const isNamed = { id: { in: named.filter((one) => one.role === role).map(({ userId }) => userId) } };
    const users = await tx.user.findMany({ where: isNamed, orderBy: [...byName] });
    const effective = await tx.user.findMany({
      where: { AND: [isNamed, effectiveIn(role, solution.legalEntityId, today)] },
      select: { id: true },
    });
    const ids = new Set(effective.map(({ id }) => id));
    return users.map(({ id, displayName, account }) => ({ id, name: displayName, account, role, isEffective: ids.has(id) }));
  };
  const users = [];
  // one after the other: a transaction has one connection
  for (const role of solutionUserRoles) users.push(...(await inRole(role)));
  return users;
}
