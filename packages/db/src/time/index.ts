// Made by `npm run fix` from the folders beside it.
export * from './attendance/index.ts';
export * from './calendars/index.ts';
export * from './leave/index.ts';
export * from './overtime/index.ts';
export * from './rosters/index.ts';
