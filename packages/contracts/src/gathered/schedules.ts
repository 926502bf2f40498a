// Made by `npm run fix` from the folders beside it.

import { schedules as approvals } from '../approvals/schedules.ts';
import { schedules as payroll } from '../payroll/schedules.ts';
import { schedules as platform } from '../platform/schedules.ts';

export const schedules = { ...platform, ...approvals, ...payroll };

export type ScheduleName = keyof typeof schedules;
