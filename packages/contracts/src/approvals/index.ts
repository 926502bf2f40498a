// Made by `npm run fix` from the folders beside it.
export * from './instances/index.ts';
