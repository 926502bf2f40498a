// Made by `npm run fix` from the folders beside it.
import { errors as instances } from './instances/errors.ts';

export const errors = { ...instances };
