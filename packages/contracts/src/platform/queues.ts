// Made by `npm run fix` from the folders beside it.
import { type JobData as OutboxJobs, queues as outbox } from './outbox/queues.ts';
import { type JobData as SchedulesJobs, queues as schedules } from './schedules/queues.ts';

export const queues = { ...outbox, ...schedules };

export type JobData = OutboxJobs & SchedulesJobs;
