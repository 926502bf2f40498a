// Made by `npm run fix` from the folders beside it.

import { schedules as approvals } from '../approvals/schedules.ts';
import { schedules as careers } from '../careers/schedules.ts';
import { schedules as payroll } from '../payroll/schedules.ts';
import { schedules as platform } from '../platform/schedules.ts';
import { schedules as time } from '../time/schedules.ts';

export const schedules = { ...platform, ...approvals, ...time, ...payroll, ...careers };

export type ScheduleName = keyof typeof schedules;
