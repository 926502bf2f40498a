// Made by `npm run fix` from the folders beside it.
export * as compensationReviews from './compensation-reviews/router.ts';
export * as personnelActions from './personnel-actions/router.ts';
