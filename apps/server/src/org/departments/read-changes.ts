import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';

const usualChanges = 20;

/** Who did what with a record of the organisation, the latest first. */
export async function readChanges(prisma: PrismaClient, entity: string, id: number, take = usualChanges) {
  const entries = await prisma.auditEntry.findMany({
    where: { entity, entityId: String(id) },
    orderBy: { id: 'desc' },
    take,
  });
  const users = await prisma.user.findMany({
    where: { id: { in: entries.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map((user) => [user.id, user.displayName]));
  const reasonIn = (after: unknown): string | null => (isRecord(after) && typeof after['reason'] === 'string' ? after['reason'] : null);
  return entries.map(({ at, actorUserId, procedure, after }) => ({
    at: at.toISOString(),
    by: nameOf.get(actorUserId ?? 0) ?? null,
    action: procedure.split('/').at(-1) ?? procedure,
    reason: reasonIn(after),
  }));
}
