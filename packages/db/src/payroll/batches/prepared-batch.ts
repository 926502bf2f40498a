import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

/** What preparation, ledger and payslips need to know of a batch. */
export interface BatchContext {
  readonly id: number;
  readonly name: string;
  readonly type: 'normal' | 'offcycle';
  readonly status: string;
  readonly runId: number | null;
  readonly periodId: number;
  readonly period: string;
  readonly periodStatus: string;
  readonly solutionId: number;
  readonly solution: string;
  readonly currency: string;
  readonly legalEntityId: number;
  readonly legalEntity: string;
  readonly dataSubmitted: boolean;
  readonly payslipsGenerated: boolean;
  readonly payslipsPublished: boolean;
}

/** @throws AppError NOT_FOUND */
export async function readBatchContext(sql: Sql, batchId: number, lock: '' | 'FOR UPDATE OF p' = ''): Promise<BatchContext> {
  const [row] = await sql.query<BatchContext>(
    `SELECT b.id, b.name, b.type, b.status, b.current_run_id AS "runId", p.id AS "periodId", p.name AS period, p.status AS "periodStatus",
       s.id AS "solutionId", s.code AS solution, s.currency, l.id AS "legalEntityId", l.name->>'en' AS "legalEntity",
       b.data_submitted_at IS NOT NULL AS "dataSubmitted", b.payslips_generated_at IS NOT NULL AS "payslipsGenerated",
       b.payslips_published_at IS NOT NULL AS "payslipsPublished"
     FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id JOIN legal_entity l ON l.id = s.legal_entity_id
     WHERE b.id = $1::int ${lock}`,
    [batchId],
  );
  if (!row) throw new AppError('NOT_FOUND', { what: 'batch', id: batchId });
  return row;
}

/**
 * Reads a batch and locks it, then its period, to the end of the transaction: what happens to the population of a period or to the marks
 * of a batch happens one after the other.
 * @throws AppError NOT_FOUND
 */
export async function lockBatch(sql: Sql, batchId: number): Promise<BatchContext> {
  await sql.query('SELECT id FROM batch WHERE id = $1::int FOR UPDATE', [batchId]);
  return await readBatchContext(sql, batchId, 'FOR UPDATE OF p');
}
