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
  /** The run reads `calc.run_input`. */
  readonly ownInput?: boolean;
  /** A job freezes what it reads, or looks at it, and then opens it (`openRun`): until then it has no chunks. */
  readonly awaitsInput?: boolean;
}

export interface StartedRun {
  readonly runId: number;
  /** One for each chunk: the caller enqueues them on `payroll.calculate-chunk` in the same transaction, or nothing happens. */
  readonly jobs: ChunkAddress[];
}

/** Whom a run calculates: everybody whom its source batch froze, or those who are named. */
const insertRun = `
  INSERT INTO calculation_run (batch_id, copy_id, kind, return_status, chunks_total, remaining, payees_total, engine_version, definition_hash,
    input_hash, started_by_user_id, up_to_step, source_batch_id, own_input, stage)
  SELECT b.id, coalesce($9::int, source.copy_id), $2::text, $3::text, meant.chunks, meant.chunks, meant.payees, $5::text, $6::text,
    source.input_hash, $7::int, $8::text, $10::int, $11::boolean, CASE WHEN $13::boolean THEN -1 ELSE 0 END
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

/** Where a batch is paid, for the words of an error. */
async function placeOf(sql: Sql, id: number): Promise<{ id: number; prepared: boolean; period: string; legalEntity: string }> {
  const [batch] = await sql.query<{ prepared: boolean; period: string; legalEntity: string }>(
    `SELECT b.payee_count > 0 AND b.input_hash IS NOT NULL AS prepared, p.name AS period, e.name->>'en' AS "legalEntity"
     FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id JOIN legal_entity e ON e.id = s.legal_entity_id
     WHERE b.id = $1::int`,
    [id],
  );
  if (!batch) throw new AppError('NOT_FOUND', { what: 'batch', id });
  return { id, ...batch };
}

/** Nothing was inserted: the batch is not prepared, or a run of it is active. */
async function refuse(sql: Sql, batchId: number): Promise<never> {
  const { prepared, ...where } = await placeOf(sql, batchId);
  throw new AppError(prepared ? 'RUN_IN_PROGRESS' : 'BATCH_WITHOUT_PAYEES', where);
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
    start.awaitsInput ?? false,
  ]);
  if (!run) return await refuse(sql, batchId);
  await announceBatch(sql, batchId);
  if (start.awaitsInput) return { runId: run.id, jobs: [] };
  return { runId: run.id, jobs: await insertChunksOf(sql, run.id, run.chunks_total, start) };
}

type ChunksOf = Pick<StartRun, 'chunkEmployees' | 'employeeIds'>;

async function insertChunksOf(sql: Sql, runId: number, chunksTotal: number, { chunkEmployees, employeeIds }: ChunksOf) {
  if (employeeIds) await sql.query(insertChosenChunks, [runId, chunkEmployees, employeeIds]);
  else await sql.query(insertChunks, [runId, chunkEmployees]);
  return Array.from({ length: chunksTotal }, (_, index): ChunkAddress => ({ runId, stage: 0, number: index + 1 }));
}

const countAnew = `
  UPDATE calculation_run r SET stage = 0, payees_total = meant.payees, chunks_total = meant.chunks, remaining = meant.chunks
  FROM (SELECT payees, ceil(payees::numeric / (${chunkSize('payees', '$2::int')}))::int AS chunks FROM (SELECT count(*)::int AS payees
      FROM calculation_run a JOIN batch_payee y ON y.batch_id = coalesce(a.source_batch_id, a.batch_id)
      WHERE a.id = $1::int AND ($3::int[] IS NULL OR y.employee_id = ANY ($3::int[]))) counted) meant
  WHERE r.id = $1::int AND r.stage = -1 AND meant.payees > 0 RETURNING r.batch_id AS "batchId", r.chunks_total AS "chunksTotal"`;

/**
 * Opens a run whose input was awaited, in the transaction that froze it and with the run's row locked.
 * @returns one for each chunk, as `startRun`
 * @throws AppError BATCH_WITHOUT_PAYEES
 */
export async function openRun(sql: Sql, runId: number, whom: ChunksOf): Promise<ChunkAddress[]> {
  const counted = [runId, whom.chunkEmployees, whom.employeeIds ?? null];
  const [run] = await sql.query<{ batchId: number; chunksTotal: number }>(countAnew, counted);
  if (run) return await insertChunksOf(sql, runId, run.chunksTotal, whom);
  const [of] = await sql.query<{ batchId: number }>('SELECT batch_id AS "batchId" FROM calculation_run WHERE id = $1::int', [runId]);
  throw new AppError('BATCH_WITHOUT_PAYEES', { ...(await placeOf(sql, of?.batchId ?? 0)) });
}
