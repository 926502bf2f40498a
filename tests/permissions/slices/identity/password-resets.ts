import type { Samples } from '../../sample.ts';
import { knownHandle } from '../../world/sign-ins.ts';

const known = { anywhere: { userId: knownHandle } };
const code = '11111111-1111-4111-8111-111111111111';
const secret = 's'.repeat(43);
const newPassword = 'Quiet-Harbour-Lantern-42';

export const samples: Samples = {
  'identity/password-resets/look-up-account': { anywhere: { account: 'nobody', captchaProof: 'none' } },
  'identity/password-resets/get-email-hint': known,
  'identity/password-resets/get-phone-hint': known,
  'identity/password-resets/send-reset-link': { anywhere: { userId: 'unknown'.padEnd(43, 'x') } },
  'identity/password-resets/send-reset-code': { anywhere: { userId: 'unknown'.padEnd(43, 'x') } },
  'identity/password-resets/check-reset-link': { anywhere: { code } },
  'identity/password-resets/redeem-reset-link': { anywhere: { code, secret, newPassword } },
  'identity/password-resets/check-reset-code': { anywhere: { userId: knownHandle, phoneCode: '000000' } },
  'identity/password-resets/change-password-by-phone': { anywhere: { userId: knownHandle, proof: secret, newPassword } },
  'identity/password-resets/set-first-password': { anywhere: { proved: { code, secret }, newPassword } },
};
