import { actionName } from '@wagewright/contracts/platform/audit';
import type { PrismaClient } from '@wagewright/db';

/** What the audit tells of one record, by name, the latest first; `before` and `after` as they were told. */
export async function readRecordEntries(prisma: PrismaClient, entity: string, id: number, take = 20) {
  const entries = await prisma.auditEntry.findMany({ where: { entity, entityId: String(id) }, orderBy: { id: 'desc' }, take });
  const users = await prisma.user.findMany({
    where: { id: { in: entries.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map((user) => [user.id, user.displayName]));
  return entries.map(({ at, actorUserId, procedure, before, after }) => ({
    at: at.toISOString(),
    by: nameOf.get(actorUserId ?? 0) ?? null,
    /** The verb and what it is about, as in change-department. */
    action: procedure.split('/').at(-1) ?? procedure,
    what: actionName(procedure),
    before,
    after,
  }));
}
