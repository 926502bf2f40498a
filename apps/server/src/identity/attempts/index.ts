/** What every way in shares: attempts that are counted, what is still asked for, and how secrets are held against what is kept. */
export * from './captcha-hash.ts';
export * from './captcha-work.ts';
export * from './count-code.ts';
export * from './hash-password.ts';
export * from './login-methods.ts';
export * from './needs-of.ts';
export * from './own-password.ts';
export * from './sign-in-delay.ts';
export * from './sign-in-steps.ts';
export * from './verify-password.ts';
