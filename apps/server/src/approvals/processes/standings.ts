import type { ApproverProblem } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { notLeftBy } from '../../core/scopes.ts';

/** Somebody as an approver: what they are called and why they cannot be asked; null: they can. */
export interface Standing {
  readonly name: string;
  readonly problem: ApproverProblem | null;
}

const shownUser = {
  id: true,
  displayName: true,
  status: true,
  employee: { select: { hireDate: true, terminationDate: true, _count: { select: { earlierService: true } } } },
  roles: { where: { role: { grants: { some: { permission: 'approval.decide' } } } }, select: { id: true }, take: 1 },
} as const satisfies Prisma.UserSelect;
type ShownUser = Prisma.UserGetPayload<{ select: typeof shownUser }>;

/** The last day of work is still a day on which somebody decides. */
function problemOf({ status, employee, roles }: ShownUser, today: Date): ApproverProblem | null {
  if (employee?.terminationDate && employee.terminationDate < today) return 'left';
  if (employee && employee.hireDate > today && employee._count.earlierService > 0) return 'left';
  if (status !== 'active') return 'locked';
  return roles.length === 0 ? 'may-not-decide' : null;
}

/** How people stand today. Who does not exist any more has left. */
export async function standingsOf(
  tx: Pick<Prisma.TransactionClient, 'user'>,
  userIds: readonly number[],
  today: Date,
): Promise<(userId: number) => Standing> {
  const users = await tx.user.findMany({ where: { id: { in: [...new Set(userIds)] } }, select: shownUser });
  const standings = new Map(users.map((user) => [user.id, { name: user.displayName, problem: problemOf(user, today) }]));
  return (userId) => standings.get(userId) ?? { name: `#${userId}`, problem: 'left' };
}

/** Those who can be asked, as a condition of a query. */
export const askable = (today: Date): Prisma.UserWhereInput => ({
  status: 'active',
  roles: { some: { role: { grants: { some: { permission: 'approval.decide' } } } } },
  OR: [{ employeeId: null }, { employee: notLeftBy(today) }],
});
