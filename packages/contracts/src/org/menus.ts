// Made by `npm run fix` from the folders beside it.
import { menus as departments } from './departments/menus.ts';

export const menus = { ...departments };
