// Made by `npm run fix` from the folders beside it.
export * as apiKeys from './api-keys/router.ts';
export * as auth from './auth/router.ts';
export * as menus from './menus/router.ts';
export * as roles from './roles/router.ts';
export * as users from './users/router.ts';
