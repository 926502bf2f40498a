// Made by `npm run fix` from the folders beside it.
import { errors as tableViews } from './table-views/errors.ts';

export const errors = { ...tableViews };
