import { type CopyBuffer, textBytesMax, writeText } from './copy-buffer.ts';

const int8Oid = 20;
export const textOid = 25;
const twoTo32 = 4_294_967_296;
const smallintMax = 32_767;
/** Field count, run, table, employee, line, length of v, header of v, length of t, header of t, errors. */
const fixedBytes = 2 + 8 + 6 + 8 + 6 + 4 + 20 + 4 + 20 + 6;
const elementBytes = 12;
export const arrayHeaderBytes = 20;
/** Rows that are filled column by column: few enough that they stay in the processor's nearest cache. */
const rowsAlike = 64;

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

/** Columns of `calc.row` that a chunk's COPY may leave to their defaults: line 0, no texts, no failed cell. */
export interface RowColumns {
  readonly line: boolean;
  readonly t: boolean;
  readonly errors: boolean;
}

/** The columns in which some row of the chunk differs from the default: taking a field in costs PostgreSQL more than its default does. */
export function rowColumnsOf(tables: readonly ResultTable[]): RowColumns {
  return {
    line: tables.some(({ first }) => first !== null),
    t: tables.some(({ t }) => t.length > 0),
    errors: tables.some(({ errorCount }) => errorCount.some((count) => count > 0)),
  };
}

/** The COPY of rows that were encoded with these columns. */
export function resultRowCopy({ line, t, errors }: RowColumns): string {
  const columns = ['run_id', 'table_no', 'employee_id', ...(line ? ['line'] : []), 'v', ...(t ? ['t'] : []), ...(errors ? ['errors'] : [])];
  return `COPY calc.row (${columns.join(', ')}) FROM STDIN (FORMAT binary)`;
}

/** An integer of a double as two's complement in network order. |value| ≤ 2^53. */
function writeInteger(view: DataView, at: number, value: number): void {
  const low = value | 0;
  if (low === value) {
    view.setInt32(at, low >> 31);
    view.setInt32(at + 4, low);
    return;
  }
  const high = Math.floor(value / twoTo32);
  view.setInt32(at, high);
  view.setUint32(at + 4, value - high * twoTo32);
}

/** Writes the header of a one-dimensional array; an array without elements has no dimension. */
export function writeArrayHeader(view: DataView, at: number, elements: number, hasNull: boolean, oid: number): number {
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
      view.setInt32(at, 8);
      writeInteger(view, at + 4, value);
      at += elementBytes;
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
    at += elementBytes;
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

/** Whose rows are encoded, and with which columns. */
export interface ResultRows {
  readonly runId: number;
  readonly columns: RowColumns;
  /** The employee of row 0, 1, … of the chunk. */
  readonly employeeIds: Int32Array;
  /** Rows of the chunk. */
  readonly rows: number;
}

/** Where an employee's id stands in a row, and where `line` or `v` comes. */
const employeeAt = 20;
const afterEmployee = 24;

function encodeRow(
  buffer: CopyBuffer,
  table: ResultTable,
  { runId, columns }: ResultRows,
  employeeId: number,
  line: number,
  entry: number,
): void {
  const bytesMax = fixedBytes + table.v.length * elementBytes;
  buffer.reserve(table.t.length === 0 ? bytesMax : bytesMax + textsBytesMax(table, entry));
  const { view, position: at } = buffer;
  view.setInt16(at, 4 + Number(columns.line) + Number(columns.t) + Number(columns.errors));
  view.setInt32(at + 2, 4);
  view.setInt32(at + 6, runId);
  view.setInt32(at + 10, 2);
  view.setInt16(at + 14, table.no);
  view.setInt32(at + 16, 4);
  view.setInt32(at + employeeAt, employeeId);
  let end = at + afterEmployee;
  if (columns.line) end = writeSmallint(view, end, line);
  end = writeNumbers(view, end, table, entry);
  if (columns.t) end = writeTexts(buffer, end, table, entry);
  if (columns.errors) end = writeSmallint(view, end, Math.min(table.errorCount[entry] as number, smallintMax));
  buffer.position = end;
  buffer.rows++;
}

function writeSmallint(view: DataView, at: number, value: number): number {
  view.setInt32(at, 2);
  view.setInt16(at + 4, value);
  return at + 6;
}

/** Fills a column of rows that are laid out alike. False where a cell is blank, which makes its row shorter, or too large for a double. */
function fillColumn(view: DataView, values: Float64Array, { from, to }: Span, at: number, stride: number): boolean {
  let place = at;
  for (let row = from; row < to; row++, place += stride) {
    const value = values[row] as number;
    if (value !== value) return false;
    writeInteger(view, place, value);
  }
  return true;
}

/** From up to before. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Rows of one line without texts and blanks have the same bytes but for employee, numbers and failed cells: the first is repeated, then each
 * column is filled in. Half the time of writing row after row.
 * @returns false where they are not alike; nothing is encoded then
 */
function encodeAlike(buffer: CopyBuffer, table: ResultTable, result: ResultRows, span: Span): boolean {
  const { from, to } = span;
  if (table.v.some((values) => Number.isNaN(values[from]))) return false; // a column that is often blank is seen at once
  const { columns, employeeIds } = result;
  buffer.reserve((to - from) * (fixedBytes + table.v.length * elementBytes));
  const { bytes, view, position: start } = buffer;
  encodeRow(buffer, table, result, employeeIds[from] as number, 0, from);
  const stride = buffer.position - start;
  const end = start + stride * (to - from);
  for (let done = buffer.position; done < end; done += done - start) bytes.copyWithin(done, start, Math.min(done, start + end - done));
  const numbersAt = start + afterEmployee + (columns.line ? 6 : 0) + 4 + arrayHeaderBytes + 4;
  const alike = table.v.every((values, column) => fillColumn(view, values, span, numbersAt + column * elementBytes, stride));
  if (!alike) {
    buffer.position = start;
    buffer.rows--;
    return false;
  }
  for (let row = from, at = start; row < to; row++, at += stride) {
    view.setInt32(at + employeeAt, employeeIds[row] as number);
    if (columns.errors) view.setInt16(at + stride - 2, Math.min(table.errorCount[row] as number, smallintMax));
  }
  buffer.position = end;
  buffer.rows += to - from - 1;
  return true;
}

function encodeEach(buffer: CopyBuffer, table: ResultTable, result: ResultRows, { from, to }: Span): void {
  const { first } = table;
  for (let row = from; row < to; row++) {
    const employeeId = result.employeeIds[row] as number;
    const [entry, end] = first ? [first[row] as number, first[row + 1] as number] : [row, row + 1];
    for (let at = entry; at < end; at++) encodeRow(buffer, table, result, employeeId, at - entry, at);
  }
}

/**
 * Encodes the chunk's rows of one table. Rows of employees with failures are rows like any other: their failed cells are NULL and counted in
 * `errors`.
 */
export function encodeResultRows(buffer: CopyBuffer, table: ResultTable, result: ResultRows): void {
  const mayBeAlike = table.first === null && table.t.length === 0 && table.v.length > 0;
  for (let from = 0; from < result.rows; from += rowsAlike) {
    const span = { from, to: Math.min(from + rowsAlike, result.rows) };
    if (!mayBeAlike || !encodeAlike(buffer, table, result, span)) encodeEach(buffer, table, result, span);
  }
}
