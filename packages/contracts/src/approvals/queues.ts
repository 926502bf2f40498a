// Made by `npm run fix` from the folders beside it.
import { type JobData as InstancesJobs, queues as instances } from './instances/queues.ts';

export const queues = { ...instances };

export type JobData = InstancesJobs;
