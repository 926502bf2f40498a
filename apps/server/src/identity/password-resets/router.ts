// Made by `npm run fix` from the folders beside it.
export { changePasswordByPhone } from './change-password-by-phone.ts';
export { checkResetCode } from './check-reset-code.ts';
export { checkResetLink } from './check-reset-link.ts';
export { getEmailHint } from './get-email-hint.ts';
export { getPhoneHint } from './get-phone-hint.ts';
export { lookUpAccount } from './look-up-account.ts';
export { redeemResetLink } from './redeem-reset-link.ts';
export { sendResetCode } from './send-reset-code.ts';
export { sendResetLink } from './send-reset-link.ts';
export { setFirstPassword } from './set-first-password.ts';
