import { z } from 'zod';
import { languageSchema, localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { lineOfText, name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { workNonce } from './proof-of-work.ts';

export { isWorkDone, workNonce, workText } from './proof-of-work.ts';

const account = name(limits.accountCharactersMax);
const captchaId = z.string().regex(/^[\w-]{20,64}$/);

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

export const getLoginConfig = defineProcedure({
  id: 'identity/auth/get-login-config',
  kind: 'query',
  summary: 'How the sign-in page looks and what it offers.',
  permission: 'public',
  input: z.strictObject({}),
  output: z.object({
    title: localizedText,
    languages: z.array(languageSchema),
    captchaRequired: z.boolean(),
    /** The accounts of the demo company, shown only where the demo seed runs. */
    demoAccounts: z.array(z.object({ account: z.string(), password: z.string(), what: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/web/loginConfig' }],
});

export const signIn = defineProcedure({
  id: 'identity/auth/sign-in',
  kind: 'mutation',
  summary: 'Signs in with account, password and the proof of an answered captcha. Sets the session cookie.',
  permission: 'public',
  input: z.strictObject({
    account,
    password: z.string().min(1).max(limits.passwordCharactersMax),
    captchaProof: z.string().min(1).max(200),
  }),
  output: z.object({ token: z.string(), expiresAt: z.iso.datetime({ offset: true }) }),
  errors: ['SIGN_IN_FAILED', 'SIGN_IN_DELAYED', 'CAPTCHA_PROOF_INVALID', 'CAPTCHA_WORK_MISSING'],
  rest: [{ method: 'POST', path: '/api/UserBases/web/login' }],
  audit: 'session',
});

export const signOut = defineProcedure({
  id: 'identity/auth/sign-out',
  kind: 'mutation',
  summary: 'Ends the caller’s session.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
  rest: [{ method: 'POST', path: '/api/UserBases/web/logout' }],
  audit: 'session',
});
