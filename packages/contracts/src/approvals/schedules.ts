// Made by `npm run fix` from the folders beside it.
import { schedules as instances } from './instances/schedules.ts';

export const schedules = { ...instances };
