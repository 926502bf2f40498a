// Made by `npm run fix` from the folders beside it.
import { permissions as attendance } from './attendance/permissions.ts';
import { permissions as calendars } from './calendars/permissions.ts';
import { permissions as corrections } from './corrections/permissions.ts';
import { permissions as leave } from './leave/permissions.ts';
import { permissions as overtime } from './overtime/permissions.ts';
import { permissions as rosters } from './rosters/permissions.ts';
import { permissions as shifts } from './shifts/permissions.ts';

export const permissions = { ...attendance, ...calendars, ...corrections, ...leave, ...overtime, ...rosters, ...shifts };
