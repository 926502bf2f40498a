/** The queue, and what every job needs. */
export { createBoss } from './boss.ts';
export { every, type Repeated } from './every.ts';
export { type FencedJob, inOneTransaction, NotOursError, runFenced } from './fenced-job.ts';
export { Fetchers } from './fetchers.ts';
export { inTransaction } from './in-transaction.ts';
export { sweepLost } from './sweep-lost.ts';
