import type { CopyBuffer } from './copy-buffer.ts';
import type { ResultTable } from './result-rows.ts';

export const columnBlockCopy =
  'COPY calc.column_block (run_id, table_no, place, chunk, first, rows, sum, least, most, blanks, data) FROM STDIN (FORMAT binary)';

/** A piece fits a page with its head, so that nothing is stored beside the table. */
const pieceBytes = 7_900;
const rowBytes = 2 + 8 + 6 + 6 + 8 + 8 + 8 + 3 * 12 + 8 + 4;
/** Bytes of a value, whether some are blank, and the least value as a double. */
const headBytes = 1 + 1 + 8;
/** Of employee and line. */
const placeBytes = 6;

/** Whose rows a chunk wrote, and under which number. */
export interface BlockOwner {
  readonly runId: number;
  readonly chunk: number;
  readonly employeeIds: Int32Array;
  /** Employees of the chunk. */
  readonly rows: number;
}

/** Some rows of one column of a chunk. */
interface Piece {
  readonly tableNo: number;
  readonly place: number;
  readonly first: number;
  readonly rows: number;
}

type ChunkColumn = Omit<Piece, 'first'>;

/** A column in pieces of so many rows; of no rows in one piece of none, so that it is seen that there is nothing. */
function* piecesOf(column: ChunkColumn, pieceRows: number): Generator<Piece> {
  for (let first = 0; first === 0 || first < column.rows; first += pieceRows)
    yield { ...column, first, rows: Math.min(pieceRows, column.rows - first) };
}

/** What the values of a piece come to. A sum that no double holds for certain is null. */
interface Figures {
  readonly sum: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly blanks: number;
}
const noFigures: Figures = { sum: null, least: null, most: null, blanks: 0 };

/** A field of a double, or of nothing. @returns where the next begins */
function writeDouble(view: DataView, at: number, value: number | null): number {
  view.setInt32(at, value === null ? -1 : 8);
  if (value === null) return at + 4;
  view.setFloat64(at + 4, value);
  return at + 12;
}

/** Writes what stands between the places of a row and its data. @returns where its data begin */
function writeFigures(view: DataView, from: number, { sum, least, most, blanks }: Figures): number {
  const at = writeDouble(view, writeDouble(view, writeDouble(view, from, sum), least), most);
  view.setInt32(at, 4);
  view.setInt32(at + 4, blanks);
  return at + 12;
}

/** Begins a row of the COPY. @returns where its data begin */
function begin(
  buffer: CopyBuffer,
  { runId, chunk }: BlockOwner,
  { tableNo, place, first, rows }: Piece,
  { bytesMax, ...figures }: Figures & { readonly bytesMax: number },
): number {
  buffer.reserve(rowBytes + bytesMax);
  const { view, position: at } = buffer;
  view.setInt16(at, 11);
  view.setInt32(at + 2, 4);
  view.setInt32(at + 6, runId);
  view.setInt32(at + 10, 2);
  view.setInt16(at + 14, tableNo);
  view.setInt32(at + 16, 2);
  view.setInt16(at + 20, place);
  view.setInt32(at + 22, 4);
  view.setInt32(at + 26, chunk);
  view.setInt32(at + 30, 4);
  view.setInt32(at + 34, first);
  view.setInt32(at + 38, 4);
  view.setInt32(at + 42, rows);
  return writeFigures(view, at + 46, figures);
}

/** @param from where the data began */
function end(buffer: CopyBuffer, from: number, to: number): void {
  buffer.view.setInt32(from - 4, to - from);
  buffer.position = to;
  buffer.rows++;
}

type Width = 1 | 2 | 3 | 4 | 8;
const widthOf = (range: number): Width => (range < 0x100 ? 1 : range < 0x1_0000 ? 2 : range < 0x100_0000 ? 3 : range < 2 ** 32 ? 4 : 8);

/** Distances of some values from a base, least byte first; a blank as 0. A loop a width: nothing is decided for a value. */
function packNumbers({ bytes, view }: CopyBuffer, start: number, values: Float64Array, packed: Packed, { first, rows }: Piece): number {
  const { width, base } = packed;
  const last = first + rows;
  let at = start;
  if (width === 1) for (let row = first; row < last; row++) bytes[at++] = (values[row] as number) - base;
  else if (width === 2)
    for (let row = first; row < last; row++) {
      const distance = ((values[row] as number) - base) | 0;
      bytes[at++] = distance;
      bytes[at++] = distance >> 8;
    }
  else if (width === 3)
    for (let row = first; row < last; row++) {
      const distance = ((values[row] as number) - base) | 0;
      bytes[at++] = distance;
      bytes[at++] = distance >> 8;
      bytes[at++] = distance >> 16;
    }
  else if (width === 4)
    for (let row = first; row < last; row++) {
      const distance = ((values[row] as number) - base) >>> 0;
      bytes[at++] = distance;
      bytes[at++] = distance >>> 8;
      bytes[at++] = distance >>> 16;
      bytes[at++] = distance >>> 24;
    }
  else for (let row = first; row < last; row++, at += 8) view.setFloat64(at, values[row] as number);
  return at;
}

interface Packed {
  readonly width: Width;
  readonly base: number;
  readonly hasBlanks: boolean;
}

/** What some values come to: one pass over numbers, in which a blank (NaN) is less than nothing and more than nothing. */
function figuresOf(values: Float64Array, first: number, rows: number): Figures {
  let [least, most, sum, blanks] = [Infinity, -Infinity, 0, 0];
  const last = first + rows;
  for (let row = first; row < last; row++) {
    const value = values[row] as number;
    if (value < least) least = value;
    if (value > most) most = value;
    if (value === value) sum += value;
    else blanks++;
  }
  if (blanks === rows) return { sum: null, least: null, most: null, blanks };
  const isExact = Math.max(Math.abs(least), Math.abs(most)) * rows <= Number.MAX_SAFE_INTEGER;
  return { sum: isExact ? sum : null, least, most, blanks };
}

/** A column of doubles as distances from the least of its chunk, in as few bytes as they need; beyond 32 bits as doubles. */
function encodeNumbers(buffer: CopyBuffer, owner: BlockOwner, column: ChunkColumn, values: Float64Array): void {
  const { least, most, blanks } = figuresOf(values, 0, column.rows);
  const width = least === null || most === null ? 1 : widthOf(most - least);
  const packed: Packed = { width, base: width === 8 ? 0 : (least ?? 0), hasBlanks: blanks > 0 };
  const pieceRows = Math.floor((pieceBytes - headBytes) / (width + (packed.hasBlanks ? 1 : 0)));
  for (const piece of piecesOf(column, pieceRows)) encodePiece(buffer, owner, piece, values, packed);
}

function encodePiece(buffer: CopyBuffer, owner: BlockOwner, piece: Piece, values: Float64Array, packed: Packed): void {
  const from = begin(buffer, owner, piece, { bytesMax: pieceBytes, ...figuresOf(values, piece.first, piece.rows) });
  const { view, bytes } = buffer;
  view.setUint8(from, packed.width);
  view.setUint8(from + 1, packed.hasBlanks ? 1 : 0);
  view.setFloat64(from + 2, packed.base);
  let at = from + headBytes;
  if (packed.hasBlanks) for (let row = piece.first; row < piece.first + piece.rows; row++) bytes[at++] = Number.isNaN(values[row]) ? 1 : 0;
  end(buffer, from, packNumbers(buffer, at, values, packed, piece));
}

/** Employees and lines of a chunk's rows, in pieces of a page. */
function encodePlaces(buffer: CopyBuffer, owner: BlockOwner, column: ChunkColumn, { first }: ResultTable): void {
  const pieceRows = Math.floor(pieceBytes / placeBytes);
  let [row, line] = [0, 0];
  for (const piece of piecesOf(column, pieceRows)) {
    const from = begin(buffer, owner, piece, { bytesMax: pieceBytes, ...noFigures });
    const { view } = buffer;
    let at = from;
    for (let written = 0; written < piece.rows; ) {
      const lines = first ? (first[row + 1] as number) - (first[row] as number) : 1;
      if (line === lines) {
        row++;
        line = 0;
        continue;
      }
      view.setInt32(at, owner.employeeIds[row] as number);
      view.setInt16(at + 4, line++);
      at += placeBytes;
      written++;
    }
    end(buffer, from, at);
  }
}

function encodeTexts(buffer: CopyBuffer, owner: BlockOwner, column: ChunkColumn, texts: readonly (string | null)[]): void {
  const bytes = Buffer.from(JSON.stringify(Array.from({ length: column.rows }, (_, row) => texts[row] ?? null)));
  const from = begin(buffer, owner, { ...column, first: 0 }, { bytesMax: bytes.length, ...noFigures });
  buffer.bytes.set(bytes, from);
  end(buffer, from, from + bytes.length);
}

/** Encodes what a chunk computed of one table, column by column. A table with numbers that no double holds has no blocks: it is read by its rows. */
export function encodeColumnBlocks(buffer: CopyBuffer, table: ResultTable, owner: BlockOwner): void {
  if ([...table.big.values()].some(({ size }) => size > 0)) return;
  const rows = table.first ? (table.first[owner.rows] as number) : owner.rows;
  const column = (place: number): ChunkColumn => ({ tableNo: table.no, place, rows });
  encodePlaces(buffer, owner, column(0), table);
  for (const [index, values] of table.v.entries()) encodeNumbers(buffer, owner, column(index + 1), values);
  for (const [index, texts] of table.t.entries()) encodeTexts(buffer, owner, column(-index - 1), texts);
}

/** Whether rows of the column are blank, in this piece or in another of its chunk. */
export const hasBlanks = (data: Buffer): boolean => data[1] === 1;

/** Numbers of 32 bits where all of a column fit them, which is half the memory; doubles else. */
export type Numbers = Int32Array | Float64Array;

/** Whether numbers from the least to the most are of 32 bits. */
export const fit32Bits = ({ least, most }: ColumnRange): boolean => least >= -(2 ** 31) && most < 2 ** 31;

/** What the numbers of a piece lie between; 0 and 0 where there are none. */
export interface ColumnRange {
  readonly least: number;
  readonly most: number;
}

/**
 * Puts a column of numbers back where it begins among all rows.
 * @param to where to: of 32 bits only where `fit32Bits`; `blanks` may be empty where `hasBlanks` says that there are none
 */
export function decodeNumbers(
  data: Buffer,
  rows: number,
  to: { readonly values: Numbers; readonly blanks: Uint8Array; readonly first: number },
): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const width = data[0] as number;
  const base = data.readDoubleBE(2);
  const { values, blanks } = to;
  const last = to.first + rows;
  let at = headBytes;
  if (hasBlanks(data)) {
    blanks.set(data.subarray(at, at + rows), to.first);
    at += rows;
  }
  if (width === 1) for (let row = to.first; row < last; row++) values[row] = base + (data[at++] as number);
  else if (width === 2)
    for (let row = to.first; row < last; row++, at += 2) values[row] = base + ((data[at] as number) | ((data[at + 1] as number) << 8));
  else if (width === 3)
    for (let row = to.first; row < last; row++, at += 3)
      values[row] = base + ((data[at] as number) | ((data[at + 1] as number) << 8) | ((data[at + 2] as number) << 16));
  else if (width === 4) for (let row = to.first; row < last; row++, at += 4) values[row] = base + view.getUint32(at, true);
  else for (let row = to.first; row < last; row++, at += 8) values[row] = view.getFloat64(at);
  if (hasBlanks(data)) for (let row = to.first; row < last; row++) if (blanks[row] === 1) values[row] = 0;
}

/** Puts employees and lines back. */
export function decodePlaces(
  data: Buffer,
  rows: number,
  to: { readonly employeeIds: Int32Array; readonly lines: Int16Array; readonly first: number },
): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let row = 0; row < rows; row++) {
    to.employeeIds[to.first + row] = view.getInt32(row * placeBytes);
    to.lines[to.first + row] = view.getInt16(row * placeBytes + 4);
  }
}
