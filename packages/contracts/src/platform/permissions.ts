// Made by `npm run fix` from the folders beside it.
import { permissions as schedules } from './schedules/permissions.ts';

export const permissions = { ...schedules };
