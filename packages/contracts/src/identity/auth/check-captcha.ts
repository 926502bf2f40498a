import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { workNonce } from './proof-of-work.ts';
import { captchaId } from './sign-in-fields.ts';

export const checkCaptcha = defineProcedure({
  id: 'identity/auth/check-captcha',
  kind: 'mutation',
  summary: 'Checks a captcha answer; a right one becomes a proof that one sign-in consumes.',
  permission: 'public',
  input: z.strictObject({ captchaId, answer: lineOfText(limits.captchaAnswerCharactersMax).min(1), work: workNonce.optional() }),
  output: z.object({ proof: z.string() }),
  errors: ['CAPTCHA_WRONG', 'CAPTCHA_WORK_MISSING'],
  rest: [{ method: 'POST', path: '/api/UserBases/checkValidImageCode' }],
});
