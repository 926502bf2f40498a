import type { Sql } from '../../sql.ts';

/** The payees of a range of rows, in order of their row numbers. */
export interface PayeeRange {
  readonly employeeIds: Int32Array;
  /** 1 where the payee is held: calculated, but left out of totals. */
  readonly held: Uint8Array;
}

/** @throws Error when the batch's frozen population has a gap in the range */
export async function readPayees(sql: Sql, batchId: number, fromRow: number, toRow: number): Promise<PayeeRange> {
  const [row] = await sql.query<{ ids: number[]; held: number[] }>(
    `SELECT array_agg(employee_id ORDER BY row_number) AS ids, array_agg((held_at IS NOT NULL)::int ORDER BY row_number) AS held
     FROM batch_payee WHERE batch_id = $1::int AND row_number BETWEEN $2::int AND $3::int`,
    [batchId, fromRow, toRow],
  );
  const ids = row?.ids ?? [];
  if (ids.length !== toRow - fromRow + 1) {
    throw new Error(`Batch ${batchId} has ${ids.length} frozen payees in rows ${fromRow} to ${toRow}. Prepare it again.`);
  }
  return { employeeIds: Int32Array.from(ids), held: Uint8Array.from(row?.held ?? []) };
}
