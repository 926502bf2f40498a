import { schedules as gathered, type ScheduleName } from '../gathered/schedules.ts';
import type { ScheduleDefinition } from './schedule-definition.ts';

export type { ScheduleName };

/** Everything that is done by the clock, by its name. */
export const schedules: Readonly<Record<ScheduleName, ScheduleDefinition>> = gathered;
export const scheduleNames = Object.keys(gathered) as [ScheduleName, ...ScheduleName[]];
