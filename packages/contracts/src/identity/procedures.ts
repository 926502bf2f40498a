// Made by `npm run fix` from the folders beside it.
export * as apiKeys from './api-keys/index.ts';
export * as auth from './auth/index.ts';
export * as menus from './menus/index.ts';
export * as passwordResets from './password-resets/index.ts';
export * as passwords from './passwords/index.ts';
export * as providers from './providers/index.ts';
export * as roles from './roles/index.ts';
export * as secondFactor from './second-factor/index.ts';
export * as securityStrategies from './security-strategies/index.ts';
export * as sessions from './sessions/index.ts';
export * as users from './users/index.ts';
