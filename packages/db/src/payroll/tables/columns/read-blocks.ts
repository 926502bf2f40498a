/* oxlint-disable typescript/no-unsafe-type-assertion -- what a chunk wrote itself is read back (ADR 91) */
import { decodeNumbers, decodePlaces } from '../../../copy/column-blocks.ts';
import type { Sql } from '../../../sql.ts';
import type { StoredColumn } from '../row-filter.ts';
import { type Column, type RowPlaces, textsOf } from './column.ts';
import { readFromRows, type StoredPart, type StoredTable } from './read-stored.ts';

interface BlockRow {
  readonly version: number;
  readonly place: number;
  readonly rows: number;
  readonly data: Uint8Array;
}

const placeOf = ({ storage, position }: StoredColumn): number => (storage === 'v' ? position : -position);
const bufferOf = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

function placesOf(blocks: readonly BlockRow[], count: number): RowPlaces {
  const [employeeIds, lines] = [new Int32Array(count), new Int16Array(count)];
  let first = 0;
  for (const { rows, data } of blocks) {
    decodePlaces(bufferOf(data), rows, { employeeIds, lines, first });
    first += rows;
  }
  return { count, employeeIds, lines };
}

function columnOf(blocks: readonly BlockRow[], count: number, { storage }: StoredColumn): Column {
  if (storage === 't') return textsOf(blocks.flatMap(({ data }): (string | null)[] => JSON.parse(bufferOf(data).toString('utf8'))));
  const [values, blanks] = [new Float64Array(count), new Uint8Array(count)];
  let first = 0;
  for (const { rows, data } of blocks) {
    decodeNumbers(bufferOf(data), rows, { values, blanks, first });
    first += rows;
  }
  return { kind: 'number', values, blanks: blanks.includes(1) ? blanks : null };
}

/** Some columns of a result, whole: out of the blocks that its run wrote, or of its rows where there are none for all of them. */
export async function readColumns(sql: Sql, table: StoredTable, columns: readonly StoredColumn[]): Promise<StoredPart> {
  const wanted = [0, ...columns.map(placeOf)];
  const blocks = await sql.query<BlockRow>(
    `SELECT (SELECT version FROM batch WHERE id = $1::int) AS version, k.place::int AS place, k.rows, k.data FROM calc.column_block k
     WHERE k.run_id = $2::int AND k.table_no = $3::smallint AND k.place = ANY ($4::smallint[])
       -- blocks of each of the run's chunks, or of none: a chunk with numbers beyond doubles has none
       AND (SELECT count(*) FROM calc.column_block b WHERE b.run_id = $2::int AND b.table_no = $3::smallint AND b.place = 0)
         = (SELECT count(*) FROM calculation_chunk c WHERE c.run_id = $2::int AND c.stage = 0)
     ORDER BY k.place, k.chunk`,
    [table.batchId, table.runId, table.tableNo, wanted],
  );
  const version = blocks[0]?.version;
  if (version === undefined) return await readFromRows(sql, table, columns);
  const by = Map.groupBy(blocks, ({ place }) => place);
  const own = by.get(0) ?? [];
  const count = own.reduce((sum, { rows }) => sum + rows, 0);
  return {
    version,
    places: placesOf(own, count),
    columns: columns.map((column) => columnOf(by.get(placeOf(column)) ?? [], count, column)),
  };
}
