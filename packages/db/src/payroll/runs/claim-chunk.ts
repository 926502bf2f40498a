import pg from 'pg';
import { runColumns } from '../../columns/index.ts';
import type { ChunkRows } from '../../copy/index.ts';
import { rowsOf, type Sql, sqlOfClient, statement } from '../../sql.ts';
import type { ChunkAddress, RunKind } from './run-types.ts';

/** How long a claim waits for whoever holds the chunk's row before it ends that backend. */
const lockTimeoutMs = 2_000;
/** Rounds of waiting and ending a backend before the job is given back to the queue. */
const roundsMax = 3;
const lockNotAvailable = '55P03';

/** A chunk held under a fresh token: only its holder can finish it. */
export interface ChunkClaim extends ChunkAddress, ChunkRows {
  readonly token: string;
  /** From 1. */
  readonly attempt: number;
  readonly batchId: number;
  /** Whose payees and period the run reads: its batch, but for a retro run. */
  readonly sourceBatchId: number;
  /** The run reads `calc.run_input` instead of the source batch's frozen input. */
  readonly ownInput: boolean;
  readonly kind: RunKind;
  /** The last step that the run calculates; null: all. */
  readonly upToStep: string | null;
  readonly copyId: number;
  readonly definitionHash: string;
  readonly chunksTotal: number;
  /** Row numbers at which a thread died before. */
  readonly failedRows: readonly number[];
}

/** The chunk's row and what the claim reads of its run. */
type ClaimRow = Omit<ChunkClaim, keyof ChunkAddress | 'token' | 'kind'> & { kind: string };

const claimStatement = statement<ClaimRow>(
  'claim-chunk',
  `
  UPDATE calculation_chunk c
  SET state = 'claimed', token = $4::uuid, attempt = c.attempt + 1, backend_pid = pg_backend_pid(), claimed_at = clock_timestamp()
  FROM calculation_run r
  WHERE c.run_id = $1::int AND c.stage = $2::int AND c.number = $3::int AND c.state <> 'done' AND r.id = c.run_id AND r.state = 'running'
  RETURNING c.attempt, c.from_row AS "fromRow", c.to_row AS "toRow", c.row_numbers AS "rowNumbers", c.failed_rows AS "failedRows", r.batch_id AS "batchId",
    coalesce(r.source_batch_id, r.batch_id) AS "sourceBatchId", r.own_input AS "ownInput", r.kind,
    r.up_to_step AS "upToStep", r.copy_id AS "copyId",
    r.definition_hash AS "definitionHash", r.chunks_total AS "chunksTotal"`,
);

/** A worker that was paused inside COPY holds its row for ever; no time-out and no cancel frees it, only the end of its backend. */
async function endHolder(sql: Sql, { runId, stage, number }: ChunkAddress): Promise<void> {
  await sql.query(
    `SELECT calc.terminate_worker_backend(backend_pid) FROM calculation_chunk
     WHERE run_id = $1::int AND stage = $2::int AND number = $3::int AND state = 'claimed' AND backend_pid <> pg_backend_pid()`,
    [runId, stage, number],
  );
}

async function tryClaim(client: pg.ClientBase, address: ChunkAddress, token: string): Promise<ChunkClaim | undefined> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = '${lockTimeoutMs}ms'`);
  try {
    const [row] = await rowsOf(client, claimStatement, [address.runId, address.stage, address.number, token]);
    await client.query('COMMIT');
    return row && { ...row, kind: runColumns.kind(row.kind), ...address, token };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * Claims a chunk in a transaction of its own, over whoever claimed it before.
 * @param client the connection that will finish the chunk, so that its backend can be ended if the worker is paused
 * @param token fresh, a UUID
 * @returns undefined where there is nothing to do: the chunk is done, or its run is over
 */
export async function claimChunk(client: pg.ClientBase, address: ChunkAddress, token: string): Promise<ChunkClaim | undefined> {
  for (let round = 1; ; round++) {
    try {
      return await tryClaim(client, address, token);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable || round === roundsMax) throw error;
      await endHolder(sqlOfClient(client), address);
    }
  }
}
