import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { announceBatch } from './announce.ts';
import { activeKinds, type ChunkAddress, type RunKind } from './run-types.ts';

export interface StartRun {
  readonly batchId: number;
  readonly kind: RunKind;
  readonly userId: number | null;
  /** The batch's status before the run, to which a failed or cancelled run returns it. */
  readonly returnStatus: string;
  readonly engineVersion: string;
  readonly definitionHash: string;
  readonly chunkEmployees: number;
  /** For a partial run: whom it calculates. */
  readonly employeeIds?: readonly number[];
  /** The last step to calculate; left out: all. */
  readonly upToStep?: string;
  /** Another copy than the batch's, for a run beside the batch. */
  readonly copyId?: number;
  /** Whose payees, period and frozen input the run reads, where that is another batch: a retro run recalculates a past one. */
  readonly sourceBatchId?: number;
  /** The run reads `calc.run_input`, which the caller writes in the same transaction. */
  readonly ownInput?: boolean;
}

export interface StartedRun {
  readonly runId: number;
  /** One for each chunk: the caller enqueues them on `payroll.calculate-chunk` in the same transaction, or nothing happens. */
  readonly jobs: ChunkAddress[];
}

const insertRun = `
  INSERT INTO calculation_run (batch_id, copy_id, kind, return_status, chunks_total, remaining, payees_total, engine_version, definition_hash,
    input_hash, started_by_user_id, up_to_step, source_batch_id, own_input)
  SELECT b.id, coalesce($9::int, source.copy_id), $2::text, $3::text, ceil(source.payee_count::numeric / $4::int)::int,
    ceil(source.payee_count::numeric / $4::int)::int, source.payee_count, $5::text, $6::text, source.input_hash, $7::int, $8::text, $10::int, $11::boolean
  FROM batch b JOIN batch source ON source.id = coalesce($10::int, b.id)
  WHERE b.id = $1::int AND source.payee_count > 0 AND source.input_hash IS NOT NULL
  ON CONFLICT (batch_id) WHERE state = 'running' AND kind IN (${activeKinds.map((kind) => `'${kind}'`).join(', ')}) DO NOTHING
  RETURNING id, chunks_total`;

const insertChunks = `
  INSERT INTO calculation_chunk (run_id, stage, number, from_row, to_row)
  SELECT r.id, 0, n, (n - 1) * $2::int + 1, least(n * $2::int, r.payees_total)
  FROM calculation_run r CROSS JOIN generate_series(1, r.chunks_total) AS n WHERE r.id = $1::int`;

/** Nothing was inserted: the batch is not prepared, or a run of it is active. */
async function refuse(sql: Sql, batchId: number): Promise<never> {
  const [batch] = await sql.query<{ prepared: boolean; period: string; legalEntity: string }>(
    `SELECT b.payee_count > 0 AND b.input_hash IS NOT NULL AS prepared, p.name AS period, e.name->>'en' AS "legalEntity"
     FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id JOIN legal_entity e ON e.id = s.legal_entity_id
     WHERE b.id = $1::int`,
    [batchId],
  );
  if (!batch) throw new AppError('NOT_FOUND', { what: 'batch', id: batchId });
  const { prepared, ...where } = batch;
  throw new AppError(prepared ? 'RUN_IN_PROGRESS' : 'BATCH_WITHOUT_PAYEES', { id: batchId, ...where });
}

/**
 * Makes a run and its chunks over the batch's frozen payees.
 * @throws AppError RUN_IN_PROGRESS, BATCH_WITHOUT_PAYEES, NOT_FOUND
 */
export async function startRun(sql: Sql, start: StartRun): Promise<StartedRun> {
  const { batchId, kind, returnStatus, chunkEmployees, engineVersion, definitionHash, userId } = start;
  const [run] = await sql.query<{ id: number; chunks_total: number }>(insertRun, [
    batchId,
    kind,
    returnStatus,
    chunkEmployees,
    engineVersion,
    definitionHash,
    userId,
    start.upToStep ?? null,
    start.copyId ?? null,
    start.sourceBatchId ?? null,
    start.ownInput ?? false,
  ]);
  if (!run) return await refuse(sql, batchId);
  await sql.query(insertChunks, [run.id, chunkEmployees]);
  await announceBatch(sql, batchId);
  const jobs = Array.from({ length: run.chunks_total }, (_, index) => ({ runId: run.id, stage: 0, number: index + 1 }));
  return { runId: run.id, jobs };
}
