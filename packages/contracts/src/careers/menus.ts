// Made by `npm run fix` from the folders beside it.
import { menus as compensationReviews } from './compensation-reviews/menus.ts';
import { menus as personnelActions } from './personnel-actions/menus.ts';

export const menus = { ...compensationReviews, ...personnelActions };
