/** The worker as a part: the launcher, the seed and tests start it in their own process. */
export { type FailPoint, type FailPointName, failPointNames, parseFailPoint } from './fail-points.ts';
export type { WorkerOptions, WorkerTiming } from './options.ts';
export { type Mailbox, type MailboxOptions, startMailbox } from './platform/email/index.ts';
export { startWorker, type Worker } from './start-worker.ts';
