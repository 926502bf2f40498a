/* oxlint-disable typescript/no-unsafe-type-assertion -- what a chunk wrote itself is read back (ADR 91) */
import { decodeNumbers, decodePlaces, fit32Bits, hasBlanks, type Numbers } from '../../../copy/column-blocks.ts';
import type { Sql } from '../../../sql.ts';
import type { StoredColumn } from '../row-filter.ts';
import { BlockDecoder, type BlockPiece, blockCopy } from './block-decoder.ts';
import { type Column, type RowPlaces, textsOf } from './column.ts';
import { readFromRows, type StoredPart, type StoredTable } from './read-stored.ts';
import type { ResultSource } from './result-cache.ts';

const placeOf = ({ storage, position }: StoredColumn): number => (storage === 'v' ? position : -position);

/** A chunk without pieces wrote none, for its numbers are beyond doubles: then the table is read by its rows. $1 the batch, $2 the run, $3 the table. */
const isWhole = `
  (SELECT count(*) FROM calc.column_block b WHERE b.run_id = $2::int AND b.table_no = $3::smallint AND b.place = 0 AND b.first = 0)
    = (SELECT count(*) FROM calculation_chunk c WHERE c.run_id = $2::int AND c.stage = 0)`;
const version = '(SELECT version FROM batch WHERE id = $1::int) AS version';

/** Where the rows of each chunk begin among all of a table. */
interface Chunks {
  readonly version: number;
  readonly count: number;
  readonly firstOf: ReadonlyMap<number, number>;
}

/** Undefined where there are no pieces of every chunk. */
async function readChunks(sql: Sql, table: StoredTable): Promise<Chunks | undefined> {
  const chunks = await sql.query<{ version: number; chunk: number; rows: number }>(
    `SELECT ${version}, k.chunk, sum(k.rows)::int AS rows FROM calc.column_block k
     WHERE k.run_id = $2::int AND k.table_no = $3::smallint AND k.place = 0 AND ${isWhole} GROUP BY k.chunk ORDER BY k.chunk`,
    [table.batchId, table.runId, table.tableNo],
  );
  const [first] = chunks;
  if (!first) return undefined;
  const firstOf = new Map<number, number>();
  let count = 0;
  for (const { chunk, rows } of chunks) {
    firstOf.set(chunk, count);
    count += rows;
  }
  return { version: first.version, count, firstOf };
}

/** Takes pieces of one column in any order, each with its first row among all. */
interface Filling<Filled> {
  readonly put: (data: Buffer, piece: BlockPiece, first: number) => void;
  readonly filled: () => Filled;
}

function fillPlaces(count: number): Filling<RowPlaces> {
  const [employeeIds, lines] = [new Int32Array(count), new Int16Array(count)];
  return {
    put: (data, { rows }, first) => decodePlaces(data, rows, { employeeIds, lines, first }),
    filled: () => ({ count, employeeIds, lines }),
  };
}

const noBlanks = new Uint8Array(0);

function fillColumn(count: number, { storage }: StoredColumn): Filling<Column> {
  if (storage === 't') {
    const texts = new Array<string | null>(count).fill(null);
    const put: Filling<Column>['put'] = (data, _, first) => {
      for (const [row, text] of (JSON.parse(data.toString('utf8')) as (string | null)[]).entries()) texts[first + row] = text;
    };
    return { put, filled: () => textsOf(texts) };
  }
  let values: Numbers | undefined;
  let blanks: Uint8Array | null = null;
  let furthest = 0;
  return {
    put: (data, piece, first) => {
      const isSmall = fit32Bits(piece);
      values ??= isSmall ? new Int32Array(count) : new Float64Array(count);
      if (!isSmall && values instanceof Int32Array) values = new Float64Array(values);
      if (hasBlanks(data)) blanks ??= new Uint8Array(count);
      furthest = Math.max(furthest, -piece.least, piece.most);
      decodeNumbers(data, piece.rows, { values, blanks: blanks ?? noBlanks, first });
    },
    filled: () => ({ kind: 'number', values: values ?? new Int32Array(count), blanks, furthest }),
  };
}

/**
 * Fills what stands at some places of a table, by a COPY: in answers to a statement bytes come as digits, two for each.
 * @returns false where other rows came than were announced: the result was corrected meanwhile
 */
async function fill(
  { copyOut }: ResultSource,
  table: StoredTable,
  chunks: Chunks,
  fillings: ReadonlyMap<number, Pick<Filling<unknown>, 'put'>>,
): Promise<boolean> {
  let rows = 0;
  let isSame = true;
  const decoder = new BlockDecoder((piece, data) => {
    const first = chunks.firstOf.get(piece.chunk);
    isSame &&= piece.version === chunks.version && first !== undefined;
    if (!isSame) return;
    fillings.get(piece.place)?.put(data, piece, (first ?? 0) + piece.first);
    rows += piece.rows;
  });
  await copyOut(blockCopy(table, [...fillings.keys()]), (bytes, from, to) => decoder.take(bytes, from, to));
  decoder.finish();
  return isSame && rows === chunks.count * fillings.size;
}

/** Of no version of any batch. */
const moved = -1;

/** Whose rows a result has, and which of their lines. */
export async function readPlaces(source: ResultSource, table: StoredTable): Promise<Pick<StoredPart, 'version' | 'places'>> {
  const chunks = await readChunks(source.sql, table);
  if (!chunks) return await readFromRows(source.sql, table, []);
  const places = fillPlaces(chunks.count);
  const isSame = await fill(source, table, chunks, new Map([[0, places]]));
  return { version: isSame ? chunks.version : moved, places: places.filled() };
}

/** Some columns of a result, whole: out of the pieces that its run wrote, or of its rows where there are none for all of them. */
export async function readColumns(
  source: ResultSource,
  table: StoredTable,
  columns: readonly StoredColumn[],
): Promise<Pick<StoredPart, 'version' | 'columns'> & { readonly count: number }> {
  const chunks = await readChunks(source.sql, table);
  if (!chunks) {
    const { version: found, places, columns: read } = await readFromRows(source.sql, table, columns);
    return { version: found, count: places.count, columns: read };
  }
  const fillings = columns.map((column) => [placeOf(column), fillColumn(chunks.count, column)] as const);
  const isSame = await fill(source, table, chunks, new Map(fillings));
  return { version: isSame ? chunks.version : moved, count: chunks.count, columns: fillings.map(([, { filled }]) => filled()) };
}

/** What all rows of a column of numbers come to. */
export interface ColumnFigures {
  readonly rows: number;
  readonly blanks: number;
  /** Minor units; null where no row has a value, or where their sum was not kept. */
  readonly sum: bigint | null;
  readonly least: number | null;
  readonly most: number | null;
}

interface FiguresRow extends Omit<ColumnFigures, 'sum'> {
  readonly version: number;
  readonly place: number;
  readonly sum: string | null;
}

/** What the columns of numbers of a table come to, as its run kept it beside each piece; undefined where there are no blocks of all chunks. */
export async function readFigures(
  sql: Sql,
  table: StoredTable,
): Promise<{ readonly version: number; readonly of: (column: StoredColumn) => ColumnFigures | undefined } | undefined> {
  const rows = await sql.query<FiguresRow>(
    `SELECT ${version}, k.place::int AS place, sum(k.rows)::int AS rows, sum(k.blanks)::int AS blanks, min(k.least) AS least, max(k.most) AS most,
       CASE WHEN bool_and(k.sum IS NOT NULL OR k.blanks = k.rows) THEN sum(k.sum::numeric)::text END AS sum
     FROM calc.column_block k WHERE k.run_id = $2::int AND k.table_no = $3::smallint AND k.place > 0 AND ${isWhole} GROUP BY k.place`,
    [table.batchId, table.runId, table.tableNo],
  );
  const [first] = rows;
  if (!first) return undefined;
  const by = new Map(rows.map((row) => [row.place, { ...row, sum: row.sum === null ? null : BigInt(row.sum) }]));
  return { version: first.version, of: (column) => by.get(placeOf(column)) };
}
