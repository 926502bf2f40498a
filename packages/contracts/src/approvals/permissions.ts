// Made by `npm run fix` from the folders beside it.
import { permissions as instances } from './instances/permissions.ts';

export const permissions = { ...instances };
