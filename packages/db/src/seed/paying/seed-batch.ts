import { AppError } from '@wagewright/contracts';
import type { BatchEvent } from '@wagewright/contracts/payroll/batches';
import { type BatchContext, requireBatchEvent } from '../../payroll/batches/index.ts';
import { recordOwnAudit } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';

/** The product itself acts: no user, and a trace id that says so. */
export async function recordAudit(
  sql: Sql,
  procedure: string,
  entity: string,
  entityId: number,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordOwnAudit(sql, { procedure, entity, entityId, before, after, traceId: 'seed' });
}

/** Moves a locked batch along its state machine as the server does: guarded, versioned, audited. @returns the batch as it is then */
export async function moveSeedBatch(sql: Sql, batch: BatchContext, event: BatchEvent, procedure: string): Promise<BatchContext> {
  const { status } = batch;
  const to = requireBatchEvent(batch, event);
  const moved = await sql.query('UPDATE batch SET status = $3, version = version + 1 WHERE id = $1::int AND status = $2 RETURNING id', [
    batch.id,
    status,
    to,
  ]);
  if (moved.length === 0) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  await recordAudit(sql, procedure, 'batch', batch.id, { status }, { status: to, event });
  return { ...batch, status: to };
}
