// Made by `npm run fix` from the folders beside it.
import { errors as delegations } from './delegations/errors.ts';
import { errors as instances } from './instances/errors.ts';
import { errors as processes } from './processes/errors.ts';

export const errors = { ...delegations, ...instances, ...processes };
