// Made by `npm run fix` from the folders beside it.
import { menus as delegations } from './delegations/menus.ts';
import { menus as instances } from './instances/menus.ts';
import { menus as processes } from './processes/menus.ts';

export const menus = { ...delegations, ...instances, ...processes };
