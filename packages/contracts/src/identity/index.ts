export * from './auth/index.ts';
export * from './menus/index.ts';
