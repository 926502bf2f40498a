// Made by `npm run fix` from the folders beside it.
export { beginAskedEnrolment } from './begin-asked-enrolment.ts';
export { changeExpiredPassword } from './change-expired-password.ts';
export { checkAddress } from './check-address.ts';
export { checkCaptcha } from './check-captcha.ts';
export { confirmAskedEnrolment } from './confirm-asked-enrolment.ts';
export { getCaptcha } from './get-captcha.ts';
export { getLoginConfig } from './get-login-config.ts';
export { getStepPattern } from './get-step-pattern.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { verifySecondFactor } from './verify-second-factor.ts';
