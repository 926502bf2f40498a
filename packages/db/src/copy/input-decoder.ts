import { type ChunkRows, rowIndexes, rowsCondition } from './chunk-rows.ts';
import type { InputBlock, InputBlockTable } from './input-block.ts';

const headerBytes = 19;
const twoTo32 = 4_294_967_296;
/** High words between these hold integers that a double carries exactly: |value| < 2^53. */
const highMax = 2_097_151;
const highMin = -2_097_152;
const arrayHeaderBytes = 20;

/** Where a run's frozen input stands: with its batch, or its own. */
export type InputPlace = { readonly batchId: number } | { readonly runId: number };

/** The query whose binary COPY the decoder reads: the chunk's rows of the tables, those of tables with lines in order. */
export function inputCopy(place: InputPlace, tableNumbers: readonly number[], rows: ChunkRows, ordered: boolean): string {
  const [source, id] = 'runId' in place ? ['calc.run_input WHERE run_id', place.runId] : ['calc.input WHERE batch_id', place.batchId];
  for (const value of [id, ...tableNumbers]) {
    if (!Number.isInteger(value)) throw new TypeError(`Not an integer in a COPY of frozen input: ${value}`);
  }
  return `COPY (SELECT table_no, row_number, employee_id, v, t FROM ${source} = ${id} AND table_no = ANY ('{${tableNumbers.join(',')}}')
    AND ${rowsCondition(rows)}${ordered ? ' ORDER BY table_no, row_number, line' : ''}) TO STDOUT (FORMAT binary)`;
}

/** Decodes the data messages of `inputCopy`, each one or more whole rows, and places every value by row and position. */
export class InputDecoder {
  private readonly block: InputBlock;
  private readonly indexOf: (rowNumber: number) => number | undefined;
  /** What the socket delivered last, and a view of it: messages come many to a buffer. */
  private bytes: Buffer | undefined;
  private view: DataView = new DataView(new ArrayBuffer(0));
  private inHeader = true;
  private ended = false;
  /** Rows of frozen input that were placed. */
  placed = 0;

  constructor(block: InputBlock, rows: ChunkRows) {
    this.block = block;
    this.indexOf = rowIndexes(rows);
  }

  /** Takes one message's content. */
  take(bytes: Buffer, from: number, to: number): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    let at = from;
    if (this.inHeader) {
      at += headerBytes + this.view.getInt32(from + headerBytes - 4);
      this.inHeader = false;
    }
    while (at < to) at = this.placeRow(bytes, at);
    if (at > to) throw new RangeError('A row of frozen input goes beyond its message.');
  }

  /** @throws Error when the data stopped before its end mark. */
  finish(): void {
    if (!this.ended) throw new Error('The frozen input ended before its last row.');
  }

  /** @returns the position behind the row at `at` */
  private placeRow(bytes: Buffer, at: number): number {
    const { view } = this;
    if (view.getInt16(at) === -1) {
      this.ended = true;
      return at + 2;
    }
    const tableNo = view.getInt16(at + 6);
    const rowNumber = view.getInt32(at + 12);
    const employeeId = view.getInt32(at + 20);
    const numbersAt = at + 24;
    const textsAt = numbersAt + 4 + view.getInt32(numbersAt);
    const table = this.block.tables.get(tableNo);
    const row = this.indexOf(rowNumber);
    if (table === undefined || row === undefined)
      throw new RangeError(`Frozen input of table ${tableNo}, row ${rowNumber} is outside the chunk.`);
    this.block.setEmployee(row, employeeId);
    const entry = table.entryOf(row);
    placeNumbers(view, numbersAt + 4, table, entry);
    placeTexts(view, bytes, textsAt + 4, table, entry);
    this.placed++;
    return textsAt + 4 + view.getInt32(textsAt);
  }
}

/** Elements of the one-dimensional array at `at`; its first element stands 20 bytes further on. */
const elementsOf = (view: DataView, at: number): number => (view.getInt32(at) === 0 ? 0 : view.getInt32(at + 12));

function placeNumbers(view: DataView, start: number, table: InputBlockTable, row: number): void {
  const count = Math.min(elementsOf(view, start), table.numbers.length);
  let at = start + arrayHeaderBytes;
  for (let column = 0; column < count; column++) {
    if (view.getInt32(at) < 0) {
      at += 4;
      continue;
    }
    const high = view.getInt32(at + 4);
    const low = view.getUint32(at + 8);
    if (high <= highMax && high >= highMin && !(high === highMin && low === 0)) {
      (table.numbers[column] as Float64Array)[row] = high * twoTo32 + low;
    } else placeBig(table, column, row, view.getBigInt64(at + 4));
    at += 12;
  }
}

function placeBig(table: InputBlockTable, column: number, row: number, value: bigint): void {
  const values = table.big.get(column) ?? new Map<number, bigint>();
  values.set(row, value);
  table.big.set(column, values);
}

function placeTexts(view: DataView, bytes: Buffer, start: number, table: InputBlockTable, row: number): void {
  const count = Math.min(elementsOf(view, start), table.texts.length);
  let at = start + arrayHeaderBytes;
  for (let column = 0; column < count; column++) {
    const length = view.getInt32(at);
    at += 4;
    if (length < 0) continue;
    (table.texts[column] as (string | null)[])[row] = bytes.toString('utf8', at, at + length);
    at += length;
  }
}
