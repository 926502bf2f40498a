/** Queues of pg-boss, made by the database's owner when it migrates. Handlers are idempotent by our own rows: pg-boss delivers at least once. */
export interface QueueDefinition {
  readonly name: string;
  readonly policy: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
  readonly expireInSeconds: number;
  readonly heartbeatSeconds: number;
  readonly deleteAfterSeconds: number;
  readonly notify: boolean;
}

const common = {
  policy: 'standard',
  retryDelay: 1,
  retryBackoff: false,
  heartbeatSeconds: 20,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const;

export const queueNames = {
  calculateChunk: 'payroll.calculate-chunk',
  generatePayslips: 'payroll.generate-payslips',
  publishPayslips: 'payroll.publish-payslips',
  deleteRuns: 'payroll.delete-runs',
  sendOutbox: 'platform.send-outbox',
} as const;

export const queues: readonly QueueDefinition[] = [
  // Who works on a chunk, and who does not any more, our own sweeper knows better: these two are for the day on which no sweeper runs.
  { ...common, name: queueNames.calculateChunk, retryLimit: 5, expireInSeconds: 3_600, heartbeatSeconds: 60 },
  { ...common, name: queueNames.generatePayslips, retryLimit: 5, expireInSeconds: 600 },
  { ...common, name: queueNames.publishPayslips, retryLimit: 5, expireInSeconds: 600 },
  { ...common, name: queueNames.deleteRuns, retryLimit: 5, expireInSeconds: 600 },
  { ...common, name: queueNames.sendOutbox, policy: 'short', retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
];

/** What travels with each queue's jobs. */
export interface JobData {
  'payroll.calculate-chunk': { runId: number; stage: number; number: number };
  'payroll.generate-payslips': { batchId: number; userId: number; traceId: string };
  'payroll.publish-payslips': { batchId: number; userId: number; traceId: string };
  'payroll.delete-runs': { batchId: number };
  'platform.send-outbox': Record<string, never>;
}
export type QueueName = keyof JobData;
