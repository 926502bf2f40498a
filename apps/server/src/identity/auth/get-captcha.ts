import { randomBytes } from 'node:crypto';
import { getCaptcha as contract, limits } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { hashAnswer } from './captcha-hash.ts';
import { drawCaptcha, randomAnswer } from './captcha-picture.ts';

export const getCaptcha = implementQuery(contract, async ({ deps }) => {
  const captchaId = randomBytes(18).toString('base64url');
  const answer = randomAnswer();
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + limits.captchaMinutes * 60_000);
  await deps.db.prisma.captchaChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await deps.db.prisma.captchaChallenge.create({
    data: { id: captchaId, answerHash: Uint8Array.from(hashAnswer(captchaId, answer)), expiresAt },
  });
  return { captchaId, svg: drawCaptcha(answer) };
});
