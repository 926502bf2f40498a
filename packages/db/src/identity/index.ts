// Made by `npm run fix` from the folders beside it.
export * from './auth/index.ts';
export * from './sessions/index.ts';
