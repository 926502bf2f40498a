// Made by `npm run fix` from the folders beside it.
import { errors as apiKeys } from './api-keys/errors.ts';
import { errors as auth } from './auth/errors.ts';
import { errors as passwordResets } from './password-resets/errors.ts';
import { errors as passwords } from './passwords/errors.ts';
import { errors as providers } from './providers/errors.ts';
import { errors as roles } from './roles/errors.ts';
import { errors as secondFactor } from './second-factor/errors.ts';
import { errors as securityStrategies } from './security-strategies/errors.ts';
import { errors as sessions } from './sessions/errors.ts';
import { errors as users } from './users/errors.ts';

export const errors = {
  ...apiKeys,
  ...auth,
  ...passwordResets,
  ...passwords,
  ...providers,
  ...roles,
  ...secondFactor,
  ...securityStrategies,
  ...sessions,
  ...users,
};
