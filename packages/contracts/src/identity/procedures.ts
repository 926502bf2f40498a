// Made by `npm run fix` from the folders beside it.
export * as apiKeys from './api-keys/index.ts';
export * as auth from './auth/index.ts';
export * as menus from './menus/index.ts';
export * as roles from './roles/index.ts';
export * as users from './users/index.ts';
