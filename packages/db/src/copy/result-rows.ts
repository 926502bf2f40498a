import { type CopyBuffer, textBytesMax, writeText } from './copy-buffer.ts';

/** The columns of `calc.row` in the order of the encoded fields. */
export const resultRowCopy = 'COPY calc.row (run_id, table_no, employee_id, line, v, t, errors) FROM STDIN (FORMAT binary)';

const int8Oid = 20;
const textOid = 25;
const twoTo32 = 4_294_967_296;
const smallintMax = 32_767;
/** Field count, run, table, employee, line, length of v, header of v, length of t, header of t, errors. */
const fixedBytes = 2 + 8 + 6 + 8 + 6 + 4 + 20 + 4 + 20 + 6;

/** A computed table of one chunk, as the engine gives it: columns of minor units, NaN for blank, failed, or kept in `big`. */
export interface ResultTable {
  readonly no: number;
  readonly v: readonly Float64Array[];
  readonly t: readonly (readonly (string | null)[])[];
  readonly big: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  /** Row r has the lines first[r] … first[r + 1] − 1 of the columns; null where it has one, and columns are by row. */
  readonly first: Int32Array | null;
  readonly errorCount: Uint16Array;
}

/** An integer of a double as two's complement in network order. |value| ≤ 2^53. */
function writeInteger(view: DataView, at: number, value: number): void {
  view.setInt32(at, 8);
  const low = value | 0;
  if (low === value) {
    view.setInt32(at + 4, low >> 31);
    view.setInt32(at + 8, low);
    return;
  }
  const high = Math.floor(value / twoTo32);
  view.setInt32(at + 4, high);
  view.setUint32(at + 8, value - high * twoTo32);
}

/** Writes the header of a one-dimensional array; an array without elements has no dimension. */
function writeArrayHeader(view: DataView, at: number, elements: number, hasNull: boolean, oid: number): number {
  view.setInt32(at, elements === 0 ? 0 : 1);
  view.setInt32(at + 4, hasNull ? 1 : 0);
  view.setInt32(at + 8, oid);
  if (elements === 0) return at + 12;
  view.setInt32(at + 12, elements);
  view.setInt32(at + 16, 1);
  return at + 20;
}

function writeNumbers(view: DataView, start: number, table: ResultTable, row: number): number {
  const { v } = table;
  const columns = v.length;
  let at = writeArrayHeader(view, start + 4, columns, false, int8Oid);
  let nulls = 0;
  for (let column = 0; column < columns; column++) {
    const value = (v[column] as Float64Array)[row] as number;
    if (value === value) {
      writeInteger(view, at, value);
      at += 12;
      continue;
    }
    const exact = table.big.size === 0 ? undefined : table.big.get(column)?.get(row);
    if (exact === undefined) {
      nulls++;
      view.setInt32(at, -1);
      at += 4;
      continue;
    }
    view.setInt32(at, 8);
    view.setBigInt64(at + 4, exact);
    at += 12;
  }
  if (nulls > 0) view.setInt32(start + 8, 1);
  view.setInt32(start, at - start - 4);
  return at;
}

function writeTexts(buffer: CopyBuffer, start: number, table: ResultTable, row: number): number {
  const { view } = buffer;
  const columns = table.t.length;
  let at = writeArrayHeader(view, start + 4, columns, false, textOid);
  for (let column = 0; column < columns; column++) {
    const text = table.t[column]?.[row] ?? null;
    if (text === null) {
      view.setInt32(at, -1);
      view.setInt32(start + 8, 1);
      at += 4;
    } else at = writeText(buffer, at, text);
  }
  view.setInt32(start, at - start - 4);
  return at;
}

function textsBytesMax(table: ResultTable, row: number): number {
  let bytes = 0;
  for (const column of table.t) bytes += 4 + textBytesMax(column[row] ?? '');
  return bytes;
}

/** Who a row belongs to, and which of its employee's lines it is. */
interface RowKey {
  readonly runId: number;
  readonly employeeId: number;
  readonly line: number;
}

function encodeRow(buffer: CopyBuffer, table: ResultTable, entry: number, { runId, employeeId, line }: RowKey): void {
  const bytesMax = fixedBytes + table.v.length * 12;
  buffer.reserve(table.t.length === 0 ? bytesMax : bytesMax + textsBytesMax(table, entry));
  const { view } = buffer;
  const at = buffer.position;
  view.setInt16(at, 7);
  view.setInt32(at + 2, 4);
  view.setInt32(at + 6, runId);
  view.setInt32(at + 10, 2);
  view.setInt16(at + 14, table.no);
  view.setInt32(at + 16, 4);
  view.setInt32(at + 20, employeeId);
  view.setInt32(at + 24, 2);
  view.setInt16(at + 28, line);
  const afterNumbers = writeNumbers(view, at + 30, table, entry);
  const end = writeTexts(buffer, afterNumbers, table, entry);
  view.setInt32(end, 2);
  view.setInt16(end + 4, Math.min(table.errorCount[entry] as number, smallintMax));
  buffer.position = end + 6;
  buffer.rows++;
}

/**
 * Encodes the chunk's rows of one table. `employeeIds[row]` is the employee of row 0, 1, … of the chunk.
 * Rows of `failures`-only employees are rows like any other: their failed cells are NULL and counted in `errors`.
 */
export function encodeResultRows(buffer: CopyBuffer, runId: number, table: ResultTable, employeeIds: Int32Array, rows: number): void {
  const { first } = table;
  for (let row = 0; row < rows; row++) {
    const employeeId = employeeIds[row] as number;
    const from = first ? (first[row] as number) : row;
    const to = first ? (first[row + 1] as number) : row + 1;
    for (let entry = from; entry < to; entry++) encodeRow(buffer, table, entry, { runId, employeeId, line: entry - from });
  }
}
