import type { FileContents, ImportTargets, Outgoing, Secrets } from '@wagewright/db';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { FailPoint } from './fail-points.ts';
import type { Lifeline } from './payroll/batches/lifeline.ts';
import type { Mailer } from './platform/email/index.ts';
import type { SmsSender } from './platform/messages/sms-sender.ts';
import type { MessageSecrets } from './platform/outbox/send-outbox.ts';
import type { ComputePool } from './pool/pool.ts';

/** What the composition root hands to every handler. */
export interface WorkerDeps {
  readonly pool: pg.Pool;
  readonly boss: PgBoss;
  readonly threads: ComputePool;
  readonly lifeline: Lifeline;
  readonly mailer: Mailer | undefined;
  readonly sms: SmsSender | undefined;
  readonly messageSecrets: MessageSecrets;
  readonly log: Logger;
  /** What time it is; a test moves it. */
  readonly clock: () => Date;
  readonly failPoint: FailPoint | undefined;
  /** Seals what is kept secret in the database, and opens it. */
  readonly secrets: Secrets;
  /** Where contents of files are kept. */
  readonly files: FileContents;
  /** What files can be imported into, by entity. */
  readonly imports: ImportTargets;
  /** The one way to call an address that somebody has configured. */
  readonly outgoing: Outgoing;
  /** Where people reach the product, base path included, without a slash at the end. */
  readonly publicUrl: string;
}
