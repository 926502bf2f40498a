import { timingSafeEqual } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { checkResetCode as contract } from '@wagewright/contracts/identity/password-resets';
import { sqlOfPrisma, tryCode } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { hashHandle, newHandle } from '../attempts/index.ts';
import { patternAnswer, rulesOf } from '../security-strategies/index.ts';

const wrong = () => new AppError('PHONE_CODE_WRONG', { count: limits.resetCodesMax });

/** In single statements and no transaction: a wrong code counts although the call fails, and before it is compared. */
export const checkResetCode = implementSteppedMutation(contract, async ({ input, deps }) => {
  const { prisma } = deps.db;
  const sql = sqlOfPrisma(prisma);
  const tried = await tryCode(sql, hashHandle(input.userId), deps.clock(), limits.resetCodesMax);
  if (!tried) throw wrong();
  const code = deps.secrets.open('password_reset.secret', tried.id, tried.secret);
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(input.phoneCode)) || tried.userId === null) throw wrong();
  const proof = newHandle();
  const { count } = await prisma.passwordReset.updateMany({
    where: { id: tried.id, proofHash: null, usedAt: null },
    data: { proofHash: hashHandle(proof), secret: null },
  });
  if (count === 0) throw wrong();
  const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id: tried.userId }, select: { passwordHash: true } });
  return { proof, isFirst: passwordHash === null, ...patternAnswer(await rulesOf(sql, tried.userId)) };
});
