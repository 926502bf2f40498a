import { AppError, type Permission } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { Actor } from './actor.ts';

/**
 * The user that a question is about: the caller, or somebody else where the caller holds the permission.
 * @throws AppError NOT_FOUND for others alike, whether there is such a user or not
 */
export async function userInReach(
  prisma: Pick<Prisma.TransactionClient, 'user'>,
  actor: Actor,
  permission: Permission,
  userId: number | undefined,
): Promise<{ id: number; account: string; displayName: string }> {
  const { userId: own, account, displayName } = actor;
  if (userId === undefined || userId === own) return { id: own, account, displayName };
  const user = actor.grants.get(permission)?.all ? await prisma.user.findUnique({ where: { id: userId } }) : null;
  if (!user) throw new AppError('NOT_FOUND', { what: 'user', id: userId });
  return user;
}
