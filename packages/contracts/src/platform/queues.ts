// Made by `npm run fix` from the folders beside it.
import { type JobData as OutboxJobs, queues as outbox } from './outbox/queues.ts';

export const queues = { ...outbox };

export type JobData = OutboxJobs;
