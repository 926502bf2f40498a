// Made by `npm run fix` from the folders beside it.
import { permissions as personnelActions } from './personnel-actions/permissions.ts';

export const permissions = { ...personnelActions };
