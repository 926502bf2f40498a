// Made by `npm run fix` from the folders beside it.
import { menus as apiKeys } from './api-keys/menus.ts';
import { menus as providers } from './providers/menus.ts';
import { menus as roles } from './roles/menus.ts';
import { menus as securityStrategies } from './security-strategies/menus.ts';
import { menus as sessions } from './sessions/menus.ts';
import { menus as users } from './users/menus.ts';

export const menus = { ...apiKeys, ...providers, ...roles, ...securityStrategies, ...sessions, ...users };
