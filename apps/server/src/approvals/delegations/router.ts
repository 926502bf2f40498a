// Made by `npm run fix` from the folders beside it.
export { createDelegation } from './create-delegation.ts';
export { endDelegation } from './end-delegation.ts';
export { listDelegations } from './list-delegations.ts';
