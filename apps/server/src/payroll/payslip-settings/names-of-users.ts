import type { PrismaClient } from '@wagewright/db';

/** Who made the latest changes, by user id. */
export async function namesOfUsers(
  prisma: PrismaClient,
  rows: readonly { readonly changedByUserId: number | null }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ changedByUserId }) => changedByUserId ?? []))];
  if (ids.length === 0) return new Map();
  const users = await prisma.user.findMany({ where: { id: { in: ids } }, select: { id: true, displayName: true } });
  return new Map(users.map(({ id, displayName }) => [id, displayName]));
}
