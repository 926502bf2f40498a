// Made by `npm run fix` from the folders beside it.
export { beginEnrolment } from './begin-enrolment.ts';
export { confirmEnrolment } from './confirm-enrolment.ts';
export { getSecondFactor } from './get-second-factor.ts';
export { removeSecondFactor } from './remove-second-factor.ts';
export { renewRecoveryCodes } from './renew-recovery-codes.ts';
export { resetSecondFactor } from './reset-second-factor.ts';
