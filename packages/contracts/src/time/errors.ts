// Made by `npm run fix` from the folders beside it.
import { errors as attendance } from './attendance/errors.ts';
import { errors as calendars } from './calendars/errors.ts';
import { errors as corrections } from './corrections/errors.ts';
import { errors as leave } from './leave/errors.ts';
import { errors as overtime } from './overtime/errors.ts';
import { errors as rosters } from './rosters/errors.ts';
import { errors as shifts } from './shifts/errors.ts';

export const errors = { ...attendance, ...calendars, ...corrections, ...leave, ...overtime, ...rosters, ...shifts };
