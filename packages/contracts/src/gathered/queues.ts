// Made by `npm run fix` from the folders beside it.

import { type JobData as ApprovalsJobs, queues as approvals } from '../approvals/queues.ts';
import { type JobData as CareersJobs, queues as careers } from '../careers/queues.ts';
import { type JobData as IdentityJobs, queues as identity } from '../identity/queues.ts';
import { type JobData as PayrollJobs, queues as payroll } from '../payroll/queues.ts';
import { type JobData as PlatformJobs, queues as platform } from '../platform/queues.ts';
import { type JobData as TimeJobs, queues as time } from '../time/queues.ts';

export const queues = { ...platform, ...identity, ...approvals, ...time, ...payroll, ...careers };

export type JobData = PlatformJobs & IdentityJobs & ApprovalsJobs & TimeJobs & PayrollJobs & CareersJobs;

export type QueueName = keyof typeof queues;
