import type { OutputOf } from '@wagewright/contracts';
import { listSignIns as contract } from '@wagewright/contracts/identity/sessions';
import { type Prisma, readAccountFailures, readLockout, sqlOfPrisma } from '@wagewright/db';
import { signInAttemptColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { userInReach } from '../../core/user-in-reach.ts';
import { failuresSince, lockedUntil } from '../attempts/index.ts';

type Outcome = OutputOf<typeof contract>['rows'][number]['outcome'];

const filters = {
  'signed-in': { succeeded: true },
  failed: { succeeded: false, passed: false },
} as const satisfies Record<string, Prisma.SignInAttemptWhereInput>;

function outcomeOf({ succeeded, passed, cleared }: Prisma.SignInAttemptGetPayload<object>): Outcome {
  if (succeeded) return 'signed-in';
  if (passed) return 'unfinished';
  return cleared ? 'cleared' : 'failed';
}

export const listSignIns = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const { id: userId, account } = await userInReach(prisma, actor, 'sign-in.read', input.userId);
  const { accountSince } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { accountSince: true } });
  // attempts without a user were made before there was one by that name, or while they were disabled
  const theirs = [{ userId }, { userId: null, account, at: { gte: accountSince } }];
  const where = { OR: theirs, ...(input.filter.outcome ? filters[input.filter.outcome] : {}) };
  const rows = await prisma.signInAttempt.findMany({ where, orderBy: { id: 'desc' }, skip: input.offset, take: input.limit });
  const sql = sqlOfPrisma(prisma);
  const now = deps.clock();
  const until = lockedUntil(await readAccountFailures(sql, account, failuresSince(now)), await readLockout(sql));
  return {
    total: await prisma.signInAttempt.count({ where }),
    lockedUntil: until && until > now ? until.toISOString() : null,
    rows: rows.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      address: row.address,
      way: signInAttemptColumns.step(row.step),
      outcome: outcomeOf(row),
    })),
  };
});
