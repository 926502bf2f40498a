// Made by `npm run fix` from the folders beside it.
import { errors as auth } from './auth/errors.ts';

export const errors = { ...auth };
