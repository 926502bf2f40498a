export * as auth from './auth/router.ts';
export * as menus from './menus/router.ts';
