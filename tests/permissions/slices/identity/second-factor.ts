import { demoPassword as password } from '@wagewright/db/seed';
import type { Samples } from '../../sample.ts';
import { knownRecoveryCode } from '../../world/sign-ins.ts';

// everybody has a second factor, so that none can be set up
export const samples: Samples = {
  'identity/second-factor/get-second-factor': { anywhere: {} },
  'identity/second-factor/begin-enrolment': { anywhere: { password } },
  'identity/second-factor/confirm-enrolment': { anywhere: { oneTimeCode: '000000' } },
  'identity/second-factor/remove-second-factor': { anywhere: { password, oneTimeCode: knownRecoveryCode } },
  'identity/second-factor/renew-recovery-codes': { anywhere: { password } },
  'identity/second-factor/reset-second-factor': { about: (_place, { world }) => ({ userId: world.people.outsiderUserId }) },
};
