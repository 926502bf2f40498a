import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { announceBatch } from './announce.ts';
import { chunkSize } from './chunk-size.ts';
import { activeKinds, type ChunkAddress, type RunKind } from './run-types.ts';

export interface StartRun {
  readonly batchId: number;
  readonly kind: RunKind;
  readonly userId: number | null;
  /** The batch's status before the run, to which a failed or cancelled run returns it. */
  readonly returnStatus: string;
  readonly engineVersion: string;
  readonly definitionHash: string;
  /** Employees a chunk; a large run has larger ones. */
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

/** Whom a run calculates: everybody whom its source batch froze, or those who are named. */
const insertRun = `
  INSERT INTO calculation_run (batch_id, copy_id, kind, return_status, chunks_total, remaining, payees_total, engine_version, definition_hash,
    input_hash, started_by_user_id, up_to_step, source_batch_id, own_input)
  SELECT b.id, coalesce($9::int, source.copy_id), $2::text, $3::text, meant.chunks, meant.chunks, meant.payees, $5::text, $6::text,
    source.input_hash, $7::int, $8::text, $10::int, $11::boolean
  FROM batch b JOIN batch source ON source.id = coalesce($10::int, b.id)
    CROSS JOIN LATERAL (SELECT CASE WHEN $12::int[] IS NULL THEN source.payee_count
      ELSE (SELECT count(*)::int FROM batch_payee y WHERE y.batch_id = source.id AND y.employee_id = ANY ($12::int[])) END AS payees) counted
    CROSS JOIN LATERAL (SELECT payees, ceil(payees::numeric / (${chunkSize('payees', '$4::int')}))::int AS chunks) meant
  WHERE b.id = $1::int AND meant.payees > 0 AND source.input_hash IS NOT NULL
  ON CONFLICT (batch_id) WHERE state = 'running' AND kind IN (${activeKinds.map((kind) => `'${kind}'`).join(', ')}) DO NOTHING
  RETURNING id, chunks_total`;

const insertChunks = `
  INSERT INTO calculation_chunk (run_id, stage, number, from_row, to_row)
  SELECT r.id, 0, n, (n - 1) * size + 1, least(n * size, r.payees_total)
  FROM calculation_run r CROSS JOIN LATERAL (SELECT ${chunkSize('r.payees_total', '$2::int')} AS size) chunk
    CROSS JOIN generate_series(1, r.chunks_total) AS n WHERE r.id = $1::int`;

const insertChosenChunks = `
  INSERT INTO calculation_chunk (run_id, stage, number, from_row, to_row, row_numbers)
  SELECT $1::int, 0, number, min(row_number), max(row_number), array_agg(row_number ORDER BY row_number)
  FROM (SELECT y.row_number, ((row_number() OVER (ORDER BY y.row_number) - 1) / (${chunkSize('r.payees_total', '$2::int')}) + 1)::int AS number
    FROM calculation_run r JOIN batch_payee y ON y.batch_id = coalesce(r.source_batch_id, r.batch_id) AND y.employee_id = ANY ($3::int[])
    WHERE r.id = $1::int) chosen
  GROUP BY number`;

/** The rows of a partial run replace some of a whole result, which must come from the same definition and input. */
async function requireSameResult(sql: Sql, { batchId, definitionHash, employeeIds = [] }: StartRun): Promise<void> {
  const [batch] = await sql.query<{ same: boolean; stranger: number | null }>(
    `SELECT r.definition_hash = $2::text AND r.up_to_step IS NULL AS same,
       (SELECT id FROM unnest($3::int[]) AS id WHERE NOT EXISTS (SELECT 1 FROM batch_payee y WHERE y.batch_id = b.id AND y.employee_id = id) LIMIT 1) AS stranger
     FROM batch b JOIN calculation_run r ON r.id = b.current_run_id WHERE b.id = $1::int`,
    [batchId, definitionHash, employeeIds],
  );
  if (!batch?.same) throw new AppError('RESULT_MISSING', { id: batchId });
  if (batch.stranger !== null) throw new AppError('NOT_FOUND', { what: 'employee', id: batch.stranger });
}

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
 * Makes a run and its chunks over the batch's frozen payees, or over those of them who are named.
 * @throws AppError RUN_IN_PROGRESS, BATCH_WITHOUT_PAYEES, NOT_FOUND; for a partial run RESULT_MISSING where the batch has no whole result of
 * this definition, by this version of the engine
 */
export async function startRun(sql: Sql, start: StartRun): Promise<StartedRun> {
  const { batchId, kind, returnStatus, chunkEmployees, engineVersion, definitionHash, userId, employeeIds } = start;
  if (kind === 'partial') await requireSameResult(sql, start);
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
    employeeIds ?? null,
  ]);
  if (!run) return await refuse(sql, batchId);
  if (employeeIds) await sql.query(insertChosenChunks, [run.id, chunkEmployees, employeeIds]);
  else await sql.query(insertChunks, [run.id, chunkEmployees]);
  await announceBatch(sql, batchId);
  const jobs = Array.from({ length: run.chunks_total }, (_, index) => ({ runId: run.id, stage: 0, number: index + 1 }));
  return { runId: run.id, jobs };
}
