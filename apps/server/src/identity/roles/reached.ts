import type { Permission } from '@wagewright/contracts';
import { factsOfPermission, type reachedKinds } from '@wagewright/contracts/identity/roles';
import type { PrismaClient } from '@wagewright/db';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin, employeesWithin, solutionsWithin, usersWithin } from '../../core/scopes.ts';

type ReachedKind = (typeof reachedKinds)[number];

interface Whose {
  readonly employeeId: number | null;
}

/** What the permissions of a resource are about; others are about nothing that can be counted. */
const kinds: Readonly<Record<string, ReachedKind>> = {
  employee: 'people',
  department: 'people',
  solution: 'solutions',
  period: 'solutions',
  'global-table': 'solutions',
  scenario: 'solutions',
  'approval-process': 'solutions',
  batch: 'batches',
  pay: 'batches',
  import: 'batches',
  user: 'users',
  role: 'users',
};

export const reachedKind = (permission: Permission): ReachedKind | undefined =>
  factsOfPermission(permission)?.permission === 'pay.grant' ? 'users' : kinds[permission.split('.')[0] ?? ''];

type Counting = (prisma: PrismaClient, reach: Reach, whose: Whose, today: Date) => Promise<number>;

const counts: Readonly<Record<ReachedKind, Counting>> = {
  people: (prisma, reach, whose, today) => prisma.employee.count({ where: employeesWithin(reach, whose, today) }),
  solutions: (prisma, reach) => prisma.solution.count({ where: solutionsWithin(reach) }),
  batches: (prisma, reach) => prisma.batch.count({ where: batchesWithin(reach) }),
  users: (prisma, reach) => prisma.user.count({ where: usersWithin(reach) }),
};

const keyOf = ({ all, self, subordinates, department, legalEntityIds, solutionIds, batchIds }: Reach): string =>
  JSON.stringify([all, self, subordinates, department, [...legalEntityIds], [...solutionIds], [...batchIds]]);

/** Counts what reaches cover, each of the same reach once. */
export function countingReached(prisma: PrismaClient, whose: Whose, today: Date): (kind: ReachedKind, reach: Reach) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (kind, reach) => {
    const key = `${kind} ${keyOf(reach)}`;
    const counted = known.get(key) ?? counts[kind](prisma, reach, whose, today);
    known.set(key, counted);
    return counted;
  };
}
