import { randomBytes } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { checkCaptcha as contract } from '@wagewright/contracts/identity/auth';
import { answerCaptcha, readCaptchaWork } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { hashAnswer, hashProof, hasWorked } from '../attempts/index.ts';

/** In single statements and no transaction: a wrong answer counts although the call fails. */
export const checkCaptcha = implementSteppedMutation(contract, async ({ input, deps }) => {
  const { captchaId: id, answer, work } = input;
  if (!hasWorked(id, work, await readCaptchaWork(deps.db.reads, id))) throw new AppError('CAPTCHA_WORK_MISSING');
  const proof = randomBytes(24).toString('base64url');
  const isRight = await answerCaptcha(deps.db.reads, {
    id,
    answerHash: hashAnswer(id, answer),
    proofHash: hashProof(proof),
    now: deps.clock(),
    attemptsMax: limits.captchaAttemptsMax,
  });
  if (!isRight) throw new AppError('CAPTCHA_WRONG');
  return { proof };
});
