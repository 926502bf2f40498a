// Made by `npm run fix` from the folders beside it.
export * as attendance from './attendance/router.ts';
export * as calendars from './calendars/router.ts';
export * as corrections from './corrections/router.ts';
export * as leave from './leave/router.ts';
export * as overtime from './overtime/router.ts';
export * as rosters from './rosters/router.ts';
export * as shifts from './shifts/router.ts';
