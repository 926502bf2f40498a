// Made by `npm run fix` from the folders beside it.
import { permissions as employees } from './employees/permissions.ts';

export const permissions = { ...employees };
