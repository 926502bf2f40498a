import { AppError } from '@wagewright/contracts';
import type { BatchStatus } from '@wagewright/contracts/payroll/batches';
import type { PeriodStatus } from '@wagewright/contracts/payroll/periods';
import { batchColumns, periodColumns } from '../../columns/index.ts';
import { type LockStrength, lockRow } from '../../platform/locks/index.ts';
import type { Sql } from '../../sql.ts';

/** What preparation, ledger and payslips need to know of a batch. */
export interface BatchContext {
  readonly id: number;
  readonly name: string;
  readonly type: 'normal' | 'offcycle';
  readonly status: BatchStatus;
  readonly runId: number | null;
  /** The result covers every step. */
  readonly hasWholeResult: boolean;
  /** Errors, and warnings without a remark, of those who are not held. */
  readonly blockingFindings: number;
  readonly openFindings: number;
  readonly periodId: number;
  readonly period: string;
  readonly periodStatus: PeriodStatus;
  readonly solutionId: number;
  readonly solution: string;
  readonly currency: string;
  readonly legalEntityId: number;
  readonly legalEntity: string;
  /** Its input is frozen. */
  readonly prepared: boolean;
  /** A job is at it. */
  readonly preparing: boolean;
  /** A job moves it on or back. */
  readonly moving: boolean;
  /** A job generates, publishes or tells again of its payslips. */
  readonly payslipsInHand: boolean;
  readonly dataSubmitted: boolean;
  readonly payslipsGenerated: boolean;
  readonly payslipsPublished: boolean;
}

interface Stored extends Omit<BatchContext, 'type' | 'status' | 'periodStatus'> {
  readonly type: string;
  readonly status: string;
  readonly periodStatus: string;
}

/** @throws AppError NOT_FOUND */
export async function readBatchContext(sql: Sql, batchId: number): Promise<BatchContext> {
  const [row] = await sql.query<Stored>(
    `SELECT b.id, b.name, b.type, b.status, b.current_run_id AS "runId", r.id IS NOT NULL AND r.up_to_step IS NULL AS "hasWholeResult",
       b.blocking_findings AS "blockingFindings", b.open_findings AS "openFindings",
       p.id AS "periodId", p.name AS period, p.status AS "periodStatus",
       s.id AS "solutionId", s.code AS solution, s.currency, l.id AS "legalEntityId", l.name->>'en' AS "legalEntity",
       b.prepared_at IS NOT NULL AS prepared,
       EXISTS (SELECT 1 FROM batch_preparation x WHERE x.batch_id = b.id AND x.state = 'running') AS preparing,
       EXISTS (SELECT 1 FROM batch_move x WHERE x.batch_id = b.id AND x.state = 'running') AS moving,
       EXISTS (SELECT 1 FROM payslip_job x WHERE x.batch_id = b.id AND x.state = 'running') AS "payslipsInHand", b.data_submitted_at IS NOT NULL AS "dataSubmitted",
       b.payslips_generated_at IS NOT NULL AS "payslipsGenerated", b.payslips_published_at IS NOT NULL AS "payslipsPublished"
     FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id JOIN legal_entity l ON l.id = s.legal_entity_id
       LEFT JOIN calculation_run r ON r.id = b.current_run_id
     WHERE b.id = $1::int`,
    [batchId],
  );
  if (!row) throw new AppError('NOT_FOUND', { what: 'batch', id: batchId });
  return {
    ...row,
    type: batchColumns.type(row.type),
    status: batchColumns.status(row.status),
    periodStatus: periodColumns.status(row.periodStatus),
  };
}

/**
 * Locks a batch's period, then the batch, to the end of the transaction, and reads it: what happens to the marks of a batch happens one after
 * the other, and its period stays what it is meanwhile.
 * @param period `change` where it is about the population of the period, which two batches must not decide at once
 * @throws AppError NOT_FOUND
 */
export async function lockBatch(sql: Sql, batchId: number, period: LockStrength = 'keep'): Promise<BatchContext> {
  const { periodId } = await readBatchContext(sql, batchId);
  await lockRow(sql, 'period', periodId, period);
  await lockRow(sql, 'batch', batchId);
  return await readBatchContext(sql, batchId);
}
