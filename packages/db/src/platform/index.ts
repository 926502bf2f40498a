// Made by `npm run fix` from the folders beside it.
export * from './audit/index.ts';
export * from './files/index.ts';
export * from './housekeeping/index.ts';
export * from './imports/index.ts';
export * from './jobs/index.ts';
export * from './languages/index.ts';
export * from './locks/index.ts';
export * from './notifications/index.ts';
export * from './outbox/index.ts';
export * from './outgoing/index.ts';
export * from './schedules/index.ts';
export * from './secrets/index.ts';
export * from './settings/index.ts';
