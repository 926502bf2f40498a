// Made by `npm run fix` from the folders beside it.

import { type JobData as PayrollJobs, queues as payroll } from '../payroll/queues.ts';
import { type JobData as PlatformJobs, queues as platform } from '../platform/queues.ts';

export const queues = { ...platform, ...payroll };

export type JobData = PlatformJobs & PayrollJobs;

export type QueueName = keyof typeof queues;
