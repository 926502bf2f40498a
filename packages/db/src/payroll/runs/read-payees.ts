import { type ChunkRows, countRows, rowsCondition } from '../../copy/index.ts';
import type { Sql } from '../../sql.ts';

/** The payees of a chunk, in order of their row numbers. */
export interface PayeeRange {
  readonly employeeIds: Int32Array;
  /** 1 where the payee is held: calculated, but left out of totals. */
  readonly held: Uint8Array;
}

/** Two values instead of two for each payee: parsing arrays would cost more than computing a row. */
const packedPayees = `SELECT string_agg(int4send(employee_id), '' ORDER BY row_number) AS ids,
  string_agg(CASE WHEN held_at IS NULL THEN '\\x00'::bytea ELSE '\\x01'::bytea END, '' ORDER BY row_number) AS held FROM batch_payee`;

/** @throws Error when the batch's frozen population has a gap in the range */
export async function readPayees(sql: Sql, batchId: number, rows: ChunkRows): Promise<PayeeRange> {
  const [row] = await sql.query<{ ids: Buffer | null; held: Buffer | null }>(
    `${packedPayees} WHERE batch_id = $1::int AND ${rowsCondition(rows)}`,
    [batchId],
  );
  const ids = row?.ids ?? Buffer.alloc(0);
  const employeeIds = Int32Array.from({ length: ids.length / 4 }, (_, index) => ids.readInt32BE(index * 4));
  if (employeeIds.length !== countRows(rows)) {
    const { fromRow, toRow } = rows;
    throw new Error(
      `Batch ${batchId} has ${employeeIds.length} of ${countRows(rows)} frozen payees in rows ${fromRow} to ${toRow}. Prepare it again.`,
    );
  }
  return { employeeIds, held: new Uint8Array(row?.held ?? []) };
}
