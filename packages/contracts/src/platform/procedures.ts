// Made by `npm run fix` from the folders beside it.
export * as audit from './audit/index.ts';
export * as files from './files/index.ts';
export * as imports from './imports/index.ts';
export * as languages from './languages/index.ts';
export * as notifications from './notifications/index.ts';
export * as schedules from './schedules/index.ts';
export * as settings from './settings/index.ts';
export * as tableViews from './table-views/index.ts';
