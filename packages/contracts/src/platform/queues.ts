// Made by `npm run fix` from the folders beside it.
import { type JobData as FilesJobs, queues as files } from './files/queues.ts';
import { type JobData as ImportsJobs, queues as imports } from './imports/queues.ts';
import { type JobData as LanguagesJobs, queues as languages } from './languages/queues.ts';
import { type JobData as OutboxJobs, queues as outbox } from './outbox/queues.ts';
import { type JobData as SchedulesJobs, queues as schedules } from './schedules/queues.ts';

export const queues = { ...files, ...imports, ...languages, ...outbox, ...schedules };

export type JobData = FilesJobs & ImportsJobs & LanguagesJobs & OutboxJobs & SchedulesJobs;
