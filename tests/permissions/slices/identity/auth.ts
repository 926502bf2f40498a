import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'identity/auth/get-captcha': { anywhere: {} },
  'identity/auth/check-captcha': { anywhere: { captchaId: 'x'.repeat(24), answer: 'none' } },
  'identity/auth/get-login-config': { anywhere: {} },
  'identity/auth/sign-in': { anywhere: { account: 'nobody', password: 'none', captchaProof: 'none' } },
  'identity/auth/sign-out': { anywhere: {} },
};
