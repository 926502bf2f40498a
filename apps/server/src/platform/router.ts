// Made by `npm run fix` from the folders beside it.
export * as audit from './audit/router.ts';
export * as files from './files/router.ts';
export * as imports from './imports/router.ts';
export * as languages from './languages/router.ts';
export * as notifications from './notifications/router.ts';
export * as schedules from './schedules/router.ts';
export * as settings from './settings/router.ts';
export * as tableViews from './table-views/router.ts';
