// Made by `npm run fix` from the folders beside it.
import { permissions as apiKeys } from './api-keys/permissions.ts';
import { permissions as passwords } from './passwords/permissions.ts';
import { permissions as providers } from './providers/permissions.ts';
import { permissions as roles } from './roles/permissions.ts';
import { permissions as secondFactor } from './second-factor/permissions.ts';
import { permissions as securityStrategies } from './security-strategies/permissions.ts';
import { permissions as sessions } from './sessions/permissions.ts';
import { permissions as users } from './users/permissions.ts';

export const permissions = {
  ...apiKeys,
  ...passwords,
  ...providers,
  ...roles,
  ...secondFactor,
  ...securityStrategies,
  ...sessions,
  ...users,
};
