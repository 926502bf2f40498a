import type { checkedKinds } from '@wagewright/contracts/identity/roles';
import type { PrismaClient } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin, employeesWithin, solutionsWithin, usersWithin } from '../../core/scopes.ts';

type Kind = (typeof checkedKinds)[number];

/** Whose reach it is, on which day. */
export interface Reaching {
  readonly reach: Reach;
  readonly whose: { readonly employeeId: number | null };
  readonly today: Date;
}

export interface Found {
  readonly id: number;
  readonly called: string;
}

interface Records {
  /** Ways in which a word may mean one, the surest first: each answers at most two. */
  readonly ways: readonly ((prisma: PrismaClient, word: string, within: Reaching) => Promise<readonly Found[]>)[];
  readonly count: (prisma: PrismaClient, id: number, within: Reaching) => Promise<number>;
}

/** The word itself, in capitals or not: `_` and `%` stand for themselves. */
const alike = (word: string) => ({ equals: word.replace(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' as const });
const numberOf = (word: string): number => (/^\d{1,9}$/.test(word) ? Number(word) : 0);
const two = { take: 2, orderBy: { id: 'asc' } } as const;

const records: Readonly<Record<Kind, Records>> = {
  employee: {
    ways: [
      (word: string) => ({ employeeNumber: word }),
      (word: string) => ({ employeeNumber: alike(word) }),
      (word: string) => ({ name: alike(word) }),
    ].map(
      (way) =>
        async (prisma, word, { reach, whose, today }) =>
          (await prisma.employee.findMany({ where: { AND: [way(word), employeesWithin(reach, whose, today)] }, ...two })).map(
            ({ id, name }) => ({
              id,
              called: name,
            }),
          ),
    ),
    count: (prisma, id, { reach, whose, today }) =>
      prisma.employee.count({ where: { AND: [{ id }, employeesWithin(reach, whose, today)] } }),
  },
  solution: {
    ways: [(word: string) => ({ code: word }), (word: string) => ({ code: alike(word) })].map(
      (way) =>
        async (prisma, word, { reach }) =>
          (await prisma.solution.findMany({ where: { AND: [way(word), solutionsWithin(reach)] }, ...two })).map(({ id, name }) => ({
            id,
            called: solutionColumns.name(name).en,
          })),
    ),
    count: (prisma, id, { reach }) => prisma.solution.count({ where: { AND: [{ id }, solutionsWithin(reach)] } }),
  },
  batch: {
    ways: [(word: string) => ({ id: numberOf(word) }), (word: string) => ({ name: word }), (word: string) => ({ name: alike(word) })].map(
      (way) =>
        async (prisma, word, { reach }) =>
          (await prisma.batch.findMany({ where: { AND: [way(word), batchesWithin(reach)] }, ...two })).map(({ id, name }) => ({
            id,
            called: name,
          })),
    ),
    count: (prisma, id, { reach }) => prisma.batch.count({ where: { AND: [{ id }, batchesWithin(reach)] } }),
  },
  user: {
    ways: [
      async (prisma, word, { reach }) =>
        (await prisma.user.findMany({ where: { AND: [{ account: word.toLowerCase() }, usersWithin(reach)] }, ...two })).map(
          ({ id, displayName }) => ({ id, called: displayName }),
        ),
    ],
    count: (prisma, id, { reach }) => prisma.user.count({ where: { AND: [{ id }, usersWithin(reach)] } }),
  },
};

/** The one that a word means of those within a reach: by its number or code, else by its name. */
export async function findRecord(prisma: PrismaClient, kind: Kind, word: string, within: Reaching): Promise<Found | 'none' | 'several'> {
  for (const way of records[kind].ways) {
    const [found, other] = await way(prisma, word, within);
    if (found) return other ? 'several' : found;
  }
  return 'none';
}

export const isWithin = async (prisma: PrismaClient, kind: Kind, id: number, within: Reaching): Promise<boolean> =>
  (await records[kind].count(prisma, id, within)) > 0;
