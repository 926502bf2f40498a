// Made by `npm run fix` from the folders beside it.
import { errors as apiKeys } from './api-keys/errors.ts';
import { errors as auth } from './auth/errors.ts';
import { errors as roles } from './roles/errors.ts';
import { errors as users } from './users/errors.ts';

export const errors = { ...apiKeys, ...auth, ...roles, ...users };
