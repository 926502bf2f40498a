// Made by `npm run fix` from the folders beside it.
export * from './employees/index.ts';
