// Made by `npm run fix` from the folders beside it.
export * as auth from './auth/router.ts';
export * as menus from './menus/router.ts';
