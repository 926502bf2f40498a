// Made by `npm run fix` from the folders beside it.
export { checkCaptcha } from './check-captcha.ts';
export { getCaptcha } from './get-captcha.ts';
export { getLoginConfig } from './get-login-config.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
