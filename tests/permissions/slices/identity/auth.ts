import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'identity/auth/get-captcha': { anywhere: {} },
  'identity/auth/check-captcha': { anywhere: { captchaId: 'x'.repeat(24), answer: 'none' } },
  'identity/auth/get-login-config': { anywhere: {} },
  'identity/auth/sign-in': { anywhere: { account: 'nobody', password: 'none', captchaProof: 'none' } },
  'identity/auth/check-address': { anywhere: {} },
  'identity/auth/get-step-pattern': { anywhere: { signInStep: 's'.repeat(43) } },
  'identity/auth/change-expired-password': { anywhere: { signInStep: 's'.repeat(43), newPassword: 'none' } },
  'identity/auth/verify-second-factor': { anywhere: { signInStep: 's'.repeat(43), oneTimeCode: '000000' } },
  'identity/auth/begin-asked-enrolment': { anywhere: { signInStep: 's'.repeat(43) } },
  'identity/auth/confirm-asked-enrolment': { anywhere: { signInStep: 's'.repeat(43), oneTimeCode: '000000' } },
  'identity/auth/sign-out': { anywhere: {} },
};
