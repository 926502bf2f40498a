import type { OutputOf } from '@wagewright/contracts';
import type { getCompensationFile } from '@wagewright/contracts/org/compensation';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';

const changesShown = 20;
type Changes = OutputOf<typeof getCompensationFile>['changes'];

const textIn = (value: unknown, field: string): string | null => {
  const held: unknown = isRecord(value) ? value[field] : null;
  return typeof held === 'string' && held !== '' ? held : null;
};

/** Who changed somebody’s compensation file when and why, the latest first. */
export async function readChanges(prisma: PrismaClient, employeeId: number): Promise<Changes> {
  const entries = await prisma.auditEntry.findMany({
    where: { entity: 'compensation', entityId: String(employeeId) },
    orderBy: { id: 'desc' },
    take: changesShown,
  });
  const users = await prisma.user.findMany({
    where: { id: { in: entries.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map((user) => [user.id, user.displayName]));
  return entries.map(({ at, actorUserId, before, after }) => {
    const isRemoval = isRecord(after) && after['removed'] === true;
    const said = isRemoval ? before : after;
    return {
      at: at.toISOString(),
      by: nameOf.get(actorUserId ?? 0) ?? null,
      isRemoval,
      item: textIn(said, 'item'),
      amount: textIn(said, 'amount'),
      currency: textIn(said, 'currency'),
      from: textIn(said, isRemoval ? 'effectiveDate' : 'from'),
      reason: textIn(after, 'reason'),
    };
  });
}
