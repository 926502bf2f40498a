// Made by `npm run fix` from the folders beside it.
export * as auth from './auth/index.ts';
export * as menus from './menus/index.ts';
