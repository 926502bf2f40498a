// Made by `npm run fix` from the folders beside it.
export * as instances from './instances/router.ts';
