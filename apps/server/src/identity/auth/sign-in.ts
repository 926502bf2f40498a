import { createHash, randomBytes } from 'node:crypto';
import { AppError, signIn as contract, limits } from '@wagewright/contracts';
import type { Database } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { hashToken } from '../../http/caller.ts';
import { signInDelay } from './sign-in-delay.ts';
import { verifyPassword } from './verify-password.ts';

/** Uses up the captcha's proof; false when it is unknown, used or expired. */
async function consumeProof(db: Database, proof: string, now: Date): Promise<boolean> {
  const proofHash = Uint8Array.from(createHash('sha256').update(proof).digest());
  const { count } = await db.prisma.captchaChallenge.updateMany({
    where: { proofHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}

export const signIn = implementMutation(contract, async ({ input, deps, context, tx, audit }) => {
  const now = deps.clock();
  const account = input.account.toLowerCase();
  const { address, userAgent } = context.http;
  if (!(await consumeProof(deps.db, input.captchaProof, now))) throw new AppError('CAPTCHA_PROOF_INVALID');
  const seconds = await signInDelay(deps.db, account, address, now);
  if (seconds > 0) throw new AppError('SIGN_IN_DELAYED', { seconds });
  const user = await deps.db.prisma.user.findUnique({ where: { account } });
  const matches = (await verifyPassword(user?.passwordHash, input.password)) && user?.status === 'active';
  // Outside of the call's transaction: a failed attempt must count although the call fails.
  await deps.db.prisma.signInAttempt.create({ data: { account, userId: user?.id ?? null, address, succeeded: matches, at: now } });
  if (!matches || !user) throw new AppError('SIGN_IN_FAILED');
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.sessionHoursMax * 3_600_000);
  const session = await tx.session.create({
    data: { tokenHash: Uint8Array.from(hashToken(token)), userId: user.id, expiresAt, address, userAgent },
  });
  audit({ entity: 'session', entityId: session.id, actorUserId: user.id, after: { account, address } });
  context.http.setSession(token, expiresAt);
  return { token, expiresAt: expiresAt.toISOString() };
});
