// Made by `npm run fix` from the folders beside it.
import { menus as compensation } from './compensation/menus.ts';
import { menus as costCenters } from './cost-centers/menus.ts';
import { menus as departments } from './departments/menus.ts';
import { menus as employees } from './employees/menus.ts';
import { menus as grades } from './grades/menus.ts';
import { menus as positions } from './positions/menus.ts';

export const menus = { ...compensation, ...costCenters, ...departments, ...employees, ...grades, ...positions };
