export * as auth from './auth/index.ts';
export * as menus from './menus/index.ts';
