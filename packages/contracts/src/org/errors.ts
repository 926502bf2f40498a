// Made by `npm run fix` from the folders beside it.
import { errors as departments } from './departments/errors.ts';
import { errors as employees } from './employees/errors.ts';

export const errors = { ...departments, ...employees };
