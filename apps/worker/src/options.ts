import type { KeySource } from '@wagewright/db';
import type { Logger } from 'pino';
import type { FailPoint } from './fail-points.ts';
import type { MailerOptions } from './platform/email/index.ts';
import type { SmsOptions } from './platform/messages/sms-sender.ts';

/** How long things take, for tests that cannot wait. */
export interface WorkerTiming {
  /** Between looks after chunks that nobody works on. */
  readonly sweepSeconds: number;
  /** Between looks at what is due by the clock. */
  readonly scheduleSeconds: number;
  /** A worker that is connected, holds a chunk and gives no sign of life for this long loses it. */
  readonly silenceSecondsMax: number;
  /** Between pg-boss's looks after jobs whose heartbeat has stopped. */
  readonly monitorSeconds: number;
  /** A thread that spends more of its own processor time on one chunk hangs, and is ended. */
  readonly chunkSecondsMax: number;
  /** What may pass between the wish to stop and the end. */
  readonly stopSecondsMax: number;
}

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Threads that calculate. Default: one a processor. */
  readonly threads?: number;
  /** Fetchers of chunks, each with four in hand. Default: as many as threads; while one fetches, those of the others are computed. */
  readonly concurrency?: number;
  /** Where people reach the product, base path included, without a slash at the end. */
  readonly publicUrl?: string;
  /** Where files are kept, beside the database. */
  readonly filesFolder?: string | undefined;
  /** Hosts that may be called although they are private or speak plain http. */
  readonly outgoingHosts?: readonly string[];
  /** By which secrets are sealed; without it, none can be read. */
  readonly secretKeys?: KeySource | undefined;
  readonly mail?: MailerOptions;
  readonly sms?: SmsOptions;
  readonly timing?: Partial<WorkerTiming>;
  readonly failPoint?: FailPoint;
  /** What time it is for what is done by the clock. */
  readonly clock?: () => Date;
}
