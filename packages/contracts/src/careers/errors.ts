// Made by `npm run fix` from the folders beside it.
import { errors as compensationReviews } from './compensation-reviews/errors.ts';
import { errors as personnelActions } from './personnel-actions/errors.ts';

export const errors = { ...compensationReviews, ...personnelActions };
