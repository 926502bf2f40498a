export * from './create-delegation.ts';
export * from './delegation.ts';
export * from './end-delegation.ts';
export * from './list-delegations.ts';
