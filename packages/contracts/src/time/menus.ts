// Made by `npm run fix` from the folders beside it.
import { menus as attendance } from './attendance/menus.ts';
import { menus as calendars } from './calendars/menus.ts';
import { menus as corrections } from './corrections/menus.ts';
import { menus as leave } from './leave/menus.ts';
import { menus as overtime } from './overtime/menus.ts';
import { menus as rosters } from './rosters/menus.ts';
import { menus as shifts } from './shifts/menus.ts';

export const menus = { ...attendance, ...calendars, ...corrections, ...leave, ...overtime, ...rosters, ...shifts };
