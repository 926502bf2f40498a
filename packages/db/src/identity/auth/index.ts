export * from './captcha-challenges.ts';
export * from './sign-in-attempts.ts';
