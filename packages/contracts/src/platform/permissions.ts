// Made by `npm run fix` from the folders beside it.
import { permissions as audit } from './audit/permissions.ts';
import { permissions as imports } from './imports/permissions.ts';
import { permissions as languages } from './languages/permissions.ts';
import { permissions as schedules } from './schedules/permissions.ts';
import { permissions as settings } from './settings/permissions.ts';

export const permissions = { ...audit, ...imports, ...languages, ...schedules, ...settings };
