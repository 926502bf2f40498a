// Made by `npm run fix` from the folders beside it.
export * as delegations from './delegations/index.ts';
export * as instances from './instances/index.ts';
export * as processes from './processes/index.ts';
