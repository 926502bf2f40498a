export { getViews } from './get-views.ts';
