import { randomBytes } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { getCaptcha as contract } from '@wagewright/contracts/identity/auth';
import { insertCaptcha, readAccountFailures, readCaptchaUse, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { accountWorkBits, addressWorkBits, failuresSince, hashAnswer } from '../attempts/index.ts';
import { drawCaptcha, randomAnswer } from './captcha-picture.ts';

const windowMs = limits.captchaMinutes * 60_000;

export const getCaptcha = implementQuery(contract, async ({ input, deps, context }) => {
  const { address } = context.http;
  const now = deps.clock();
  const use = await readCaptchaUse(deps.db.reads, address, new Date(now.getTime() - windowMs));
  if (use.asked >= limits.captchaPicturesPerAddressMax) throw new AppError('RATE_LIMITED', { seconds: limits.captchaMinutes * 60 });
  const failed = input.account
    ? await readAccountFailures(sqlOfPrisma(deps.db.prisma), input.account.toLowerCase(), failuresSince(now))
    : { failures: 0 };
  const workBits = Math.max(addressWorkBits(use), accountWorkBits(failed.failures));
  const id = randomBytes(18).toString('base64url');
  const answer = randomAnswer();
  const expiresAt = new Date(now.getTime() + windowMs);
  await insertCaptcha(deps.db.reads, { id, answerHash: hashAnswer(id, answer), address, workBits, createdAt: now, expiresAt });
  return { captchaId: id, svg: drawCaptcha(answer), workBits };
});
