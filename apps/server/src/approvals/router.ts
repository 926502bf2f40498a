// Made by `npm run fix` from the folders beside it.
export * as delegations from './delegations/router.ts';
export * as instances from './instances/router.ts';
export * as processes from './processes/router.ts';
