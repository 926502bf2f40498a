export * from './check-captcha.ts';
export * from './get-captcha.ts';
export * from './get-login-config.ts';
export { isWorkDone, workNonce, workText } from './proof-of-work.ts';
export * from './sign-in.ts';
export * from './sign-out.ts';
