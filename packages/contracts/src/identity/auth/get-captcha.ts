import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { account } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { captchaId } from './sign-in-fields.ts';

export const getCaptcha = defineProcedure({
  id: 'identity/auth/get-captcha',
  kind: 'query',
  summary: 'A new captcha picture, as SVG, and how much work its answer has to come with after failures.',
  permission: 'public',
  input: z.strictObject({ account: account.optional() }),
  output: z.object({ captchaId, svg: z.string(), workBits: z.int().min(0).max(limits.proofOfWorkBitsMax) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/validImageCode' }],
});
