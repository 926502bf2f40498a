// Made by `npm run fix` from the folders beside it.
import { permissions as apiKeys } from './api-keys/permissions.ts';
import { permissions as roles } from './roles/permissions.ts';
import { permissions as users } from './users/permissions.ts';

export const permissions = { ...apiKeys, ...roles, ...users };
