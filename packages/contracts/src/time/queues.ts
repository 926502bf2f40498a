// Made by `npm run fix` from the folders beside it.
import { type JobData as AttendanceJobs, queues as attendance } from './attendance/queues.ts';
import { type JobData as LeaveJobs, queues as leave } from './leave/queues.ts';

export const queues = { ...attendance, ...leave };

export type JobData = AttendanceJobs & LeaveJobs;
