// Made by `npm run fix` from the folders beside it.
export * as employees from './employees/router.ts';
