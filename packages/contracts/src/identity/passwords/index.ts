export * from './change-own-password.ts';
export * from './list-password-changes.ts';
export { newPasswordErrors, type PasswordWay, passwordWays, typedPassword } from './password-fields.ts';
export * from './set-custom-user-password.ts';
export * from './set-user-password.ts';
