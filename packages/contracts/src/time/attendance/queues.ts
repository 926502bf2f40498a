import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  /** Counts days anew from what was clocked, as rosters, leave and the calendar say now; what has not become another thing is not written. */
  'time.count-attendance': { ...usualQueue, retryLimit: 3, expireInSeconds: 3_600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /**
   * From a day through another; null: through the day it is where people work. Of a person, of a legal
   * entity, or (neither) of everybody. `at` is the time that counts, ISO 8601.
   */
  'time.count-attendance': {
    at: string;
    from: string;
    until: string | null;
    employeeId?: number;
    legalEntityId?: number;
  };
}
