// Made by `npm run fix` from the folders beside it.
import { schedules as periods } from './periods/schedules.ts';

export const schedules = { ...periods };
