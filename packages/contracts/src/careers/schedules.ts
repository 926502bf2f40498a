// Made by `npm run fix` from the folders beside it.
import { schedules as reminders } from './reminders/schedules.ts';

export const schedules = { ...reminders };
