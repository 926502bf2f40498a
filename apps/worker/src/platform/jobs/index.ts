/** The queue, and what every job needs. */
export { createBoss } from './boss.ts';
export { every, type Repeated } from './every.ts';
export { inTransaction } from './in-transaction.ts';
