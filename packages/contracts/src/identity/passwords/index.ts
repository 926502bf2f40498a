export * from './change-own-password.ts';
export * from './list-password-changes.ts';
export { type PasswordWay, passwordWays } from './password-fields.ts';
export * from './set-custom-user-password.ts';
export * from './set-user-password.ts';
