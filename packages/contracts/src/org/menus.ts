// Made by `npm run fix` from the folders beside it.
import { menus as compensation } from './compensation/menus.ts';
import { menus as departments } from './departments/menus.ts';
import { menus as employees } from './employees/menus.ts';

export const menus = { ...compensation, ...departments, ...employees };
