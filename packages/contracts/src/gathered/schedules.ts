// Made by `npm run fix` from the folders beside it.
import { schedules as payroll } from '../payroll/schedules.ts';

export const schedules = { ...payroll };

export type ScheduleName = keyof typeof schedules;
