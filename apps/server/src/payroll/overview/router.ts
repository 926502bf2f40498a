// Made by `npm run fix` from the folders beside it.
export { getOverview } from './get-overview.ts';
