import type { JobData, QueueName } from '@wagewright/contracts';
import type { Change } from '@wagewright/contracts/platform/jobs';
import type { Prisma, Sql } from '@wagewright/db';
import type { AuditRecord } from '../platform/audit/audit-record.ts';
import type { Locks } from './for-change.ts';

/** What a change does its work with; all of it belongs to one transaction. */
export interface ChangeTools {
  readonly tx: Prisma.TransactionClient;
  readonly sql: Sql;
  readonly locks: Locks;
  /** Notes a change for the audit; written as the last thing of the transaction. */
  audit(record: AuditRecord): void;
  /** Says that the call turned out to change nothing, so that no audit row is expected. */
  unchanged(): void;
  enqueue<Q extends QueueName>(queue: Q, jobs: readonly JobData[Q][]): Promise<void>;
  /** Tells subscribers at commit. */
  notify(change: Change): Promise<void>;
}
