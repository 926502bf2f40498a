import { randomBytes } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { signIn as contract } from '@wagewright/contracts/identity/auth';
import { markAttemptSucceeded, useCaptchaProof } from '@wagewright/db';
import { implementSteppedMutation, type SteppedCall } from '../../core/implement.ts';
import { hashToken } from '../../http/caller.ts';
import { hashProof } from './check-captcha.ts';
import { reserveAttempt } from './sign-in-delay.ts';
import { verifyPassword } from './verify-password.ts';

type Call = SteppedCall<typeof contract>;

/** Whose password it was, with the attempt that was counted for it. No connection is held while the password is hashed. */
async function verify({ input, deps, context }: Call, workBits: number): Promise<{ userId: number; attemptId: string }> {
  const account = input.account.toLowerCase();
  const user = await deps.db.prisma.user.findUnique({ where: { account } });
  const attempt = { account, address: context.http.address, userId: user?.id ?? null, at: deps.clock() };
  const attemptId = await reserveAttempt(deps.db, attempt, workBits);
  const matches = (await verifyPassword(user?.passwordHash, input.password)) && user?.status === 'active';
  if (!matches || !user) throw new AppError('SIGN_IN_FAILED');
  return { userId: user.id, attemptId };
}

async function openSession(call: Call, userId: number, attemptId: string) {
  const { context, deps, input } = call;
  const { address, userAgent } = context.http;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.clock().getTime() + limits.sessionHoursMax * 3_600_000);
  await call.inTransaction(async ({ tx, sql, audit }) => {
    await markAttemptSucceeded(sql, attemptId);
    const session = await tx.session.create({
      data: { tokenHash: Uint8Array.from(hashToken(token)), userId, expiresAt, address, userAgent },
    });
    audit({ entity: 'session', entityId: session.id, actorUserId: userId, after: { account: input.account.toLowerCase(), address } });
  });
  return { token, expiresAt };
}

export const signIn = implementSteppedMutation(contract, async (call) => {
  const { input, deps, context } = call;
  const workBits = await useCaptchaProof(deps.db.reads, hashProof(input.captchaProof), deps.clock());
  if (workBits === undefined) throw new AppError('CAPTCHA_PROOF_INVALID');
  const { token, expiresAt } = await deps.signIns.run(input.account.toLowerCase(), async () => {
    const { userId, attemptId } = await verify(call, workBits);
    return await openSession(call, userId, attemptId);
  });
  context.http.setSession(token, expiresAt);
  return { token, expiresAt: expiresAt.toISOString() };
});
