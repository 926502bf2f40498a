import { queues as gathered, type JobData, type QueueName } from '../gathered/queues.ts';
import type { QueueDefinition } from './queue-definition.ts';

export type { JobData, QueueName };

/** Every queue by its name; made by the database's owner when it migrates. */
export const queues: Readonly<Record<QueueName, QueueDefinition>> = gathered;

/** A queue's name where pg-boss takes any text: one that there is not does not compile. */
export const queueName = <Name extends QueueName>(name: Name): Name => name;
