// Made by `npm run fix` from the folders beside it.
export * as attendance from './attendance/index.ts';
export * as calendars from './calendars/index.ts';
export * as corrections from './corrections/index.ts';
export * as leave from './leave/index.ts';
export * as overtime from './overtime/index.ts';
export * as rosters from './rosters/index.ts';
export * as shifts from './shifts/index.ts';
