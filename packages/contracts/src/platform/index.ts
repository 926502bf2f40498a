// Made by `npm run fix` from the folders beside it.
export * from './jobs/index.ts';
export * from './languages/index.ts';
export * from './notifications/index.ts';
