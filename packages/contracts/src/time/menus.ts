// Made by `npm run fix` from the folders beside it.
import { menus as attendance } from './attendance/menus.ts';
import { menus as calendars } from './calendars/menus.ts';
import { menus as leave } from './leave/menus.ts';
import { menus as overtime } from './overtime/menus.ts';
import { menus as rosters } from './rosters/menus.ts';
import { menus as shifts } from './shifts/menus.ts';

export const menus = { ...attendance, ...calendars, ...leave, ...overtime, ...rosters, ...shifts };
