// Made by `npm run fix` from the folders beside it.
export * as apiKeys from './api-keys/router.ts';
export * as auth from './auth/router.ts';
export * as menus from './menus/router.ts';
export * as passwordResets from './password-resets/router.ts';
export * as passwords from './passwords/router.ts';
export * as providers from './providers/router.ts';
export * as roles from './roles/router.ts';
export * as secondFactor from './second-factor/router.ts';
export * as securityStrategies from './security-strategies/router.ts';
export * as sessions from './sessions/router.ts';
export * as users from './users/router.ts';
