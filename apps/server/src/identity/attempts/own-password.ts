import { AppError } from '@wagewright/contracts';
import { markAttemptPassed, sqlOfPrisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { allWork, reserveAttempt } from './sign-in-delay.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * Asks a signed-in person for their password once more, before something that a stolen session must not do. Wrong ones count like those of
 * a sign-in. In the lane of sign-ins, outside of every transaction.
 * @throws AppError PASSWORD_WRONG, SIGN_IN_DELAYED, ACCOUNT_LOCKED
 */
export async function requireOwnPassword(
  deps: Deps,
  { userId, account }: Pick<Actor, 'userId' | 'account'>,
  address: string,
  password: string,
): Promise<string | null> {
  const attemptId = await reserveAttempt(deps.db, { account, address, userId, at: deps.clock() }, allWork);
  const { passwordHash } = await deps.db.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (!(await verifyPassword(passwordHash, password))) throw new AppError('PASSWORD_WRONG');
  await markAttemptPassed(sqlOfPrisma(deps.db.prisma), attemptId);
  return passwordHash;
}
