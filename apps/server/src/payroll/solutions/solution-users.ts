import { type SolutionUserRole, solutionUserRoles } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';

/** Those for whom being named in a role of a solution counts: they sign in, work here, and hold the role by that name. */
export const effectiveIn = (role: SolutionUserRole, today: Date): Prisma.UserWhereInput => ({
  status: 'active',
  roles: { some: { role: { code: `solution-${role}` } } },
  OR: [{ employeeId: null }, { employee: { OR: [{ terminationDate: null }, { terminationDate: { gte: today } }] } }],
});

export const byName = [{ displayName: 'asc' }, { id: 'asc' }] as const satisfies Prisma.UserOrderByWithRelationInput[];

/** The people whom a solution names: its managers, then its approvers, each by name. */
export async function readSolutionUsers(tx: Pick<Prisma.TransactionClient, 'solutionUser' | 'user'>, solutionId: number, today: Date) {
  const named = await tx.solutionUser.findMany({ where: { solutionId } });
  const inRole = async (role: SolutionUserRole) => {
    const isNamed = { id: { in: named.filter((one) => one.role === role).map(({ userId }) => userId) } };
    const users = await tx.user.findMany({ where: isNamed, orderBy: [...byName] });
    const effective = await tx.user.findMany({ where: { AND: [isNamed, effectiveIn(role, today)] }, select: { id: true } });
    const ids = new Set(effective.map(({ id }) => id));
    return users.map(({ id, displayName, account }) => ({ id, name: displayName, account, role, isEffective: ids.has(id) }));
  };
  return (await Promise.all(solutionUserRoles.map(inRole))).flat();
}
