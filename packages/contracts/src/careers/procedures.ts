// Made by `npm run fix` from the folders beside it.
export * as compensationReviews from './compensation-reviews/index.ts';
export * as personnelActions from './personnel-actions/index.ts';
