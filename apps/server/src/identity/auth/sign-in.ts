import { AppError, limits } from '@wagewright/contracts';
import { signIn as contract } from '@wagewright/contracts/identity/auth';
import { sqlOfPrisma, useCaptchaProof } from '@wagewright/db';
import { implementSteppedMutation, type SteppedCall } from '../../core/implement.ts';
import { type Entering, enter, hashProof, hasRunOut, keepSession, needsOf, reserveAttempt, verifyPassword } from '../attempts/index.ts';
import { rulesOf } from '../security-strategies/index.ts';

type Call = SteppedCall<typeof contract>;

/** Whose password it was, with the attempt that was counted for it. No connection is held while the password is hashed. */
async function verify({ input, deps, context }: Call, workBits: number): Promise<Entering> {
  const account = input.account.toLowerCase();
  const user = await deps.db.prisma.user.findUnique({ where: { account }, include: { secondFactor: { select: { confirmedAt: true } } } });
  const attempt = { account, address: context.http.address, userId: user?.id ?? null, at: deps.clock() };
  const attemptId = await reserveAttempt(deps.db, attempt, workBits);
  const matches = (await verifyPassword(user?.passwordHash, input.password)) && user?.status === 'active';
  if (!matches || !user) throw new AppError('SIGN_IN_FAILED');
  if (hasRunOut(user, attempt.at)) throw new AppError('GIVEN_PASSWORD_OVER', { hours: limits.givenPasswordHours });
  const rules = await rulesOf(sqlOfPrisma(deps.db.prisma), user.id);
  return { userId: user.id, account, attemptId, needs: needsOf(user, rules, attempt.at) };
}

export const signIn = implementSteppedMutation(contract, async (call) => {
  const { input, deps, context } = call;
  const workBits = await useCaptchaProof(deps.db.reads, hashProof(input.captchaProof), deps.clock());
  if (workBits === undefined) throw new AppError('CAPTCHA_PROOF_INVALID');
  const outcome = await deps.signIns.run(input.account.toLowerCase(), async () => {
    const entering = await verify(call, workBits);
    return await call.inTransaction(async (change) => {
      if (entering.needs.length > 0) change.unchanged();
      return await enter(change, entering);
    });
  });
  return keepSession(context, outcome);
});
