// Made by `npm run fix` from the folders beside it.
import { permissions as instances } from './instances/permissions.ts';
import { permissions as processes } from './processes/permissions.ts';

export const permissions = { ...instances, ...processes };
