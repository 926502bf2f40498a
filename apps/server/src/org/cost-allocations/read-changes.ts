import type { OutputOf } from '@wagewright/contracts';
import type { getCostAllocations } from '@wagewright/contracts/org/cost-allocations';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';

const changesShown = 20;
type Changes = OutputOf<typeof getCostAllocations>['changes'];

const textIn = (value: unknown, field: string): string | null => {
  const held: unknown = isRecord(value) ? value[field] : null;
  return typeof held === 'string' && held !== '' ? held : null;
};

/** Who changed how somebody's cost is divided, when and why, the latest first. */
export async function readChanges(prisma: PrismaClient, employeeId: number): Promise<Changes> {
  const entries = await prisma.auditEntry.findMany({
    where: { entity: 'cost-allocation', entityId: String(employeeId) },
    orderBy: { id: 'desc' },
    take: changesShown,
  });
  const users = await prisma.user.findMany({
    where: { id: { in: entries.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map((user) => [user.id, user.displayName]));
  return entries.map(({ at, actorUserId, after }) => ({
    at: at.toISOString(),
    by: nameOf.get(actorUserId ?? 0) ?? null,
    isRemoval: isRecord(after) && after['removed'] === true,
    item: textIn(after, 'item'),
    from: textIn(after, 'from'),
    reason: textIn(after, 'reason'),
  }));
}
