// Made by `npm run fix` from the folders beside it.
import { menus as audit } from './audit/menus.ts';
import { menus as imports } from './imports/menus.ts';
import { menus as languages } from './languages/menus.ts';
import { menus as notifications } from './notifications/menus.ts';
import { menus as settings } from './settings/menus.ts';

export const menus = { ...audit, ...imports, ...languages, ...notifications, ...settings };
