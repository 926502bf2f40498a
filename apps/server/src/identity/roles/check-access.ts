import type { Permission } from '@wagewright/contracts';
import type { accessReasons, checkedKinds } from '@wagewright/contracts/identity/roles';
import { checkAccess as contract } from '@wagewright/contracts/identity/roles';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin, employeesWithin, solutionsWithin, usersWithin } from '../../core/scopes.ts';
import { readAccess } from './access.ts';

type Kind = (typeof checkedKinds)[number];

interface Asked {
  readonly prisma: PrismaClient;
  readonly word: string;
  readonly reach: Reach;
  readonly whose: { readonly employeeId: number | null };
  readonly today: Date;
}

const insensitive = (word: string) => ({ equals: word, mode: 'insensitive' as const });
const numberOf = (word: string): number => (/^\d{1,9}$/.test(word) ? Number(word) : 0);
const employeeCalled = (word: string): Prisma.EmployeeWhereInput => ({
  OR: [{ employeeNumber: insensitive(word) }, { name: insensitive(word) }],
});

/** What a record of each kind is called, if it lies within a reach. */
const finders: Readonly<Record<Kind, (asked: Asked) => Promise<string | undefined>>> = {
  employee: async ({ prisma, word, reach, whose, today }) =>
    (await prisma.employee.findFirst({ where: { AND: [employeeCalled(word), employeesWithin(reach, whose, today)] } }))?.name,
  solution: async ({ prisma, word, reach }) => {
    const found = await prisma.solution.findFirst({ where: { AND: [{ code: insensitive(word) }, solutionsWithin(reach)] } });
    return found ? solutionColumns.name(found.name).en : undefined;
  },
  batch: async ({ prisma, word, reach }) =>
    (
      await prisma.batch.findFirst({
        where: { AND: [{ OR: [{ id: numberOf(word) }, { name: insensitive(word) }] }, batchesWithin(reach)] },
      })
    )?.name,
  user: async ({ prisma, word, reach }) =>
    (await prisma.user.findFirst({ where: { AND: [{ account: insensitive(word) }, usersWithin(reach)] } }))?.displayName,
};

/** What it takes to look for one. */
const needs = { employee: 'employee.read', solution: 'solution.read', batch: 'batch.read', user: 'user.read' } as const satisfies Record<
  Kind,
  Permission
>;

type Reason = (typeof accessReasons)[number];

export const checkAccess = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { userId, permission, kind, record } = input;
  const { holder, grants, sourcesOf } = await readAccess(deps.db, reach, userId);
  const held = grants.get(permission);
  const answer = (reason: Reason, called: string | null = null) => ({
    may: reason === 'granted',
    reason,
    record: called,
    sources: reason === 'no-record' ? [] : sourcesOf(permission),
  });
  const asked = { prisma: deps.db.prisma, word: record ?? '', whose: holder, today: deps.clock() };
  // whoever asks learns of no record that they could not find themselves
  const own = kind && actor.grants.get(needs[kind]);
  const called = kind && (record && own ? await finders[kind]({ ...asked, whose: actor, reach: own }) : undefined);
  if (kind && called === undefined) return answer('no-record');
  if (holder.status !== 'active') return answer('disabled', called ?? null);
  if (!held) return answer('not-granted', called ?? null);
  const reached = kind && record ? await finders[kind]({ ...asked, reach: held }) : '';
  return answer(reached === undefined ? 'out-of-reach' : 'granted', called ?? null);
});
