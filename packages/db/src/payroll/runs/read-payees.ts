import type { ClientBase } from 'pg';
import { type ChunkRows, countRows, type InputBlock, rowIndexes, rowsCondition } from '../../copy/index.ts';
import { rowsOf, statement } from '../../sql.ts';

/** The payees of a chunk, in order of their row numbers. */
export interface PayeeRange {
  readonly employeeIds: Int32Array;
  /** 1 where the payee is held: calculated, but left out of totals. */
  readonly held: Uint8Array;
}

/** Who a row belongs to comes with its input; here only how many there are, who is held, and the ids where no input has a row for everybody. */
interface PayeesRow {
  readonly payees: number;
  readonly held: number[] | null;
  readonly ids: number[] | null;
}

const select = (ids: string): string =>
  `SELECT count(*)::int AS payees, array_agg(row_number) FILTER (WHERE held_at IS NOT NULL) AS held, ${ids} AS ids
   FROM batch_payee WHERE batch_id = $1::int`;
const ofRange = statement<PayeesRow>('payees-of-range', `${select('NULL')} AND row_number BETWEEN $2::int AND $3::int`);

async function readRow(
  client: Pick<ClientBase, 'query'>,
  batchId: number,
  rows: ChunkRows,
  withIds: boolean,
): Promise<PayeesRow | undefined> {
  if (rows.rowNumbers === null && !withIds) return (await rowsOf(client, ofRange, [batchId, rows.fromRow, rows.toRow]))[0];
  const text = `${select(withIds ? 'array_agg(employee_id ORDER BY row_number)' : 'NULL')} AND ${rowsCondition(rows)}`;
  return (await client.query<PayeesRow>(text, [batchId])).rows[0];
}

/**
 * @param block the chunk's input, read before
 * @throws Error when the batch's frozen population has a gap in the range
 */
export async function readPayees(
  client: Pick<ClientBase, 'query'>,
  batchId: number,
  rows: ChunkRows,
  block: InputBlock,
): Promise<PayeeRange> {
  const withIds = block.shapes.every(({ lines }) => lines === 'many');
  const row = await readRow(client, batchId, rows, withIds);
  const wanted = countRows(rows);
  if (row?.payees !== wanted) {
    const { fromRow, toRow } = rows;
    throw new Error(
      `Batch ${batchId} has ${row?.payees ?? 0} of ${wanted} frozen payees in rows ${fromRow} to ${toRow}. Prepare it again.`,
    );
  }
  const held = new Uint8Array(wanted);
  const indexOf = rowIndexes(rows);
  for (const rowNumber of row.held ?? []) {
    const index = indexOf(rowNumber);
    if (index !== undefined) held[index] = 1;
  }
  return { employeeIds: withIds ? Int32Array.from(row.ids ?? []) : block.employeeIds.subarray(0, wanted), held };
}
