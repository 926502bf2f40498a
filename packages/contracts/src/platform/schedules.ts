// Made by `npm run fix` from the folders beside it.
import { schedules as files } from './files/schedules.ts';

export const schedules = { ...files };
