// Made by `npm run fix` from the folders beside it.
export { getViews } from './get-views.ts';
