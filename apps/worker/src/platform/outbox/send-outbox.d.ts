import type { WorkerDeps } from '../../deps.ts';
type OutboxDeps = Pick<WorkerDeps, 'pool' | 'mailer' | 'sms' | 'log' | 'publicUrl'>;
/**
 * Sends every waiting message once.
 * @throws Error when some have to be tried again, so that the queue does so with growing delay
 */
export declare function sendOutbox(deps: OutboxDeps): Promise<void>;
export {};
