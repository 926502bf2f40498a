import type { CopyBuffer } from './copy-buffer.ts';
import type { ResultTable } from './result-rows.ts';

export const columnBlockCopy = 'COPY calc.column_block (run_id, table_no, place, chunk, rows, data) FROM STDIN (FORMAT binary)';

const rowBytes = 2 + 8 + 6 + 6 + 8 + 8 + 4;
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

interface Block {
  readonly tableNo: number;
  readonly place: number;
  readonly rows: number;
}

/** Begins a row of the COPY. @returns where its data begin */
function begin(buffer: CopyBuffer, { runId, chunk }: BlockOwner, { tableNo, place, rows }: Block, bytesMax: number): number {
  buffer.reserve(rowBytes + bytesMax);
  const { view, position: at } = buffer;
  view.setInt16(at, 6);
  view.setInt32(at + 2, 4);
  view.setInt32(at + 6, runId);
  view.setInt32(at + 10, 2);
  view.setInt16(at + 14, tableNo);
  view.setInt32(at + 16, 2);
  view.setInt16(at + 20, place);
  view.setInt32(at + 22, 4);
  view.setInt32(at + 26, chunk);
  view.setInt32(at + 30, 4);
  view.setInt32(at + 34, rows);
  return at + 42;
}

function end(buffer: CopyBuffer, from: number, to: number): void {
  buffer.view.setInt32(from - 4, to - from);
  buffer.position = to;
  buffer.rows++;
}

const widthOf = (range: number): 1 | 2 | 4 | 8 => (range < 0x100 ? 1 : range < 0x1_0000 ? 2 : range < 2 ** 32 ? 4 : 8);

const setters = {
  1: (view: DataView, at: number, value: number) => view.setUint8(at, value),
  2: (view: DataView, at: number, value: number) => view.setUint16(at, value),
  4: (view: DataView, at: number, value: number) => view.setUint32(at, value),
  8: (view: DataView, at: number, value: number) => view.setFloat64(at, value),
} as const;

/** A column of doubles as distances from its least, in as few bytes as they need; beyond 32 bits as doubles. */
function encodeNumbers(buffer: CopyBuffer, owner: BlockOwner, block: Block, values: Float64Array): void {
  const { rows } = block;
  let [least, most, blanks] = [Infinity, -Infinity, 0];
  for (let row = 0; row < rows; row++) {
    const value = values[row] as number;
    if (value !== value) blanks++;
    else {
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  const width = blanks === rows ? 1 : widthOf(most - least);
  const base = width === 8 || blanks === rows ? 0 : least;
  const from = begin(buffer, owner, block, headBytes + rows * (width + 1));
  const { view } = buffer;
  view.setUint8(from, width);
  view.setUint8(from + 1, blanks > 0 ? 1 : 0);
  view.setFloat64(from + 2, base);
  let at = from + headBytes;
  if (blanks > 0) for (let row = 0; row < rows; row++) view.setUint8(at++, Number.isNaN(values[row]) ? 1 : 0);
  const set = setters[width];
  for (let row = 0; row < rows; row++, at += width) {
    const value = values[row] as number;
    set(view, at, value === value ? value - base : 0);
  }
  end(buffer, from, at);
}

function encodePlaces(buffer: CopyBuffer, owner: BlockOwner, block: Block, { first }: ResultTable): void {
  const from = begin(buffer, owner, block, block.rows * placeBytes);
  const { view } = buffer;
  let at = from;
  for (let row = 0; row < owner.rows; row++) {
    const lines = first ? (first[row + 1] as number) - (first[row] as number) : 1;
    for (let line = 0; line < lines; line++, at += placeBytes) {
      view.setInt32(at, owner.employeeIds[row] as number);
      view.setInt16(at + 4, line);
    }
  }
  end(buffer, from, at);
}

function encodeTexts(buffer: CopyBuffer, owner: BlockOwner, block: Block, texts: readonly (string | null)[]): void {
  const bytes = Buffer.from(JSON.stringify(Array.from({ length: block.rows }, (_, row) => texts[row] ?? null)));
  const from = begin(buffer, owner, block, bytes.length);
  buffer.bytes.set(bytes, from);
  end(buffer, from, from + bytes.length);
}

/** Encodes what a chunk computed of one table, column by column. A table with numbers that no double holds has no blocks: it is read by its rows. */
export function encodeColumnBlocks(buffer: CopyBuffer, table: ResultTable, owner: BlockOwner): void {
  if ([...table.big.values()].some(({ size }) => size > 0)) return;
  const rows = table.first ? (table.first[owner.rows] as number) : owner.rows;
  const block = (place: number): Block => ({ tableNo: table.no, place, rows });
  encodePlaces(buffer, owner, block(0), table);
  for (const [index, values] of table.v.entries()) encodeNumbers(buffer, owner, block(index + 1), values);
  for (const [index, texts] of table.t.entries()) encodeTexts(buffer, owner, block(-index - 1), texts);
}

/** Puts a column of numbers back where it begins among all rows. */
export function decodeNumbers(
  data: Buffer,
  rows: number,
  to: { readonly values: Float64Array; readonly blanks: Uint8Array; readonly first: number },
): void {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const width = view.getUint8(0);
  const hasBlanks = view.getUint8(1) === 1;
  const base = view.getFloat64(2);
  let at = headBytes;
  if (hasBlanks) {
    to.blanks.set(data.subarray(at, at + rows), to.first);
    at += rows;
  }
  const { values, first } = to;
  if (width === 1) for (let row = 0; row < rows; row++) values[first + row] = base + (data[at + row] as number);
  else if (width === 2) for (let row = 0; row < rows; row++) values[first + row] = base + view.getUint16(at + row * 2);
  else if (width === 4) for (let row = 0; row < rows; row++) values[first + row] = base + view.getUint32(at + row * 4);
  else for (let row = 0; row < rows; row++) values[first + row] = view.getFloat64(at + row * 8);
  if (hasBlanks) for (let row = 0; row < rows; row++) if (to.blanks[first + row] === 1) values[first + row] = 0;
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
