// Made by `npm run fix` from the folders beside it.
import { menus as instances } from './instances/menus.ts';

export const menus = { ...instances };
