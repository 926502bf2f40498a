// Made by `npm run fix` from the folders beside it.
export * from './compensation-reviews/index.ts';
export * from './personnel-actions/index.ts';
export * from './reminders/index.ts';
