import { AppError } from '@wagewright/contracts';
import type { setCustomUserPassword, setUserPassword } from '@wagewright/contracts/identity/passwords';
import type { SteppedCall } from '../../core/implement.ts';
import { requireMayStandIn } from '../roles/index.ts';
import { prepareNewPassword } from './new-password.ts';
import { writePassword } from './write-password.ts';

type Call = Pick<SteppedCall<typeof setUserPassword | typeof setCustomUserPassword>, 'input' | 'actor' | 'deps' | 'inTransaction'>;

/** An administrator sets a password that its owner changes at the next sign-in. @param kind whose alone, where it is said */
export async function setForUser({ input, actor, deps, inTransaction }: Call, kind?: 'custom'): Promise<{ endedSessions: number }> {
  const { userId, newPassword } = input;
  if (userId === actor.userId) throw new AppError('PASSWORD_OWN');
  const user = await deps.db.prisma.user.findFirst({ where: { id: userId, ...(kind ? { kind } : {}) } });
  if (!user) throw new AppError('NOT_FOUND', { what: 'user', id: userId });
  const hash = await deps.signIns.run(user.account, async () => await prepareNewPassword(deps, user, newPassword));
  const endedSessions = await inTransaction(async (change) => {
    await requireMayStandIn(change.sql, actor, userId);
    return await writePassword(change, { userId, hash, way: 'administrator', setByUserId: actor.userId });
  });
  return { endedSessions };
}
