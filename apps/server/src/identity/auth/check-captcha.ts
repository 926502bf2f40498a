import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError, checkCaptcha as contract, limits } from '@wagewright/contracts';
import { implementMutation } from '../../core/implement.ts';
import { hashAnswer } from './captcha-hash.ts';

export const checkCaptcha = implementMutation(contract, async ({ input, deps }) => {
  const { captchaId, answer } = input;
  // Outside of the call's transaction: a wrong answer must count although the call fails.
  const [challenge] = await deps.db.prisma.$queryRaw<{ answer_hash: Uint8Array }[]>`UPDATE captcha_challenge SET attempts = attempts + 1
    WHERE id = ${captchaId} AND expires_at > ${deps.clock()} AND proof_hash IS NULL AND attempts < ${limits.captchaAttemptsMax} RETURNING answer_hash`;
  if (!challenge || !timingSafeEqual(Buffer.from(challenge.answer_hash), hashAnswer(captchaId, answer)))
    throw new AppError('CAPTCHA_WRONG');
  const proof = randomBytes(24).toString('base64url');
  const proofHash = Uint8Array.from(createHash('sha256').update(proof).digest());
  await deps.db.prisma.captchaChallenge.update({ where: { id: captchaId }, data: { proofHash } });
  return { proof };
});
