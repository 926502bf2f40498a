// Made by `npm run fix` from the folders beside it.
export * from './api-keys/index.ts';
export * from './auth/index.ts';
export * from './password-resets/index.ts';
export * from './passwords/index.ts';
export * from './providers/index.ts';
export * from './roles/index.ts';
export * from './security-strategies/index.ts';
export * from './sessions/index.ts';
export * from './users/index.ts';
