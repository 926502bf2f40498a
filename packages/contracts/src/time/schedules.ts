// Made by `npm run fix` from the folders beside it.
import { schedules as attendance } from './attendance/schedules.ts';
import { schedules as leave } from './leave/schedules.ts';

export const schedules = { ...attendance, ...leave };
