/** A queue of pg-boss, made by the database's owner when it migrates. Handlers are idempotent by our own rows: pg-boss delivers at least once. */
export interface QueueDefinition {
  readonly policy: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
  readonly expireInSeconds: number;
  readonly heartbeatSeconds: number;
  readonly deleteAfterSeconds: number;
  readonly notify: boolean;
}

/** What most queues have in common. */
export const usualQueue = {
  policy: 'standard',
  retryDelay: 1,
  retryBackoff: false,
  heartbeatSeconds: 20,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const;

export type QueueDefinitions = Readonly<Record<string, QueueDefinition>>;
