import type { InputBlock, InputBlockTable } from './input-block.ts';

const headerBytes = 19;
const twoTo32 = 4_294_967_296;
/** High words between these hold integers that a double carries exactly: |value| < 2^53. */
const highMax = 2_097_151;
const highMin = -2_097_152;
const arrayHeaderBytes = 20;

/** Where a run's frozen input stands: with its batch, or its own. */
export type InputPlace = { readonly batchId: number } | { readonly runId: number };

/** The query whose binary COPY the decoder reads: rows of the chunk, whatever their order. */
export function inputCopy(place: InputPlace, tableNumbers: readonly number[], fromRow: number, toRow: number): string {
  const [source, id] = 'runId' in place ? ['calc.run_input WHERE run_id', place.runId] : ['calc.input WHERE batch_id', place.batchId];
  for (const value of [id, fromRow, toRow, ...tableNumbers]) {
    if (!Number.isInteger(value)) throw new TypeError(`Not an integer in a COPY of frozen input: ${value}`);
  }
  return `COPY (SELECT table_no, row_number, v, t FROM ${source} = ${id} AND table_no = ANY ('{${tableNumbers.join(',')}}')
    AND row_number BETWEEN ${fromRow} AND ${toRow}) TO STDOUT (FORMAT binary)`;
}

/** Decodes `COPY … TO STDOUT (FORMAT binary)` of `inputCopy` as its bytes arrive, and places every value by row and position. */
export class InputDecoder {
  private readonly block: InputBlock;
  private readonly fromRow: number;
  private rest: Buffer | undefined;
  private inHeader = true;
  private ended = false;
  /** Rows of `calc.input` that were placed. */
  placed = 0;

  constructor(block: InputBlock, fromRow: number) {
    this.block = block;
    this.fromRow = fromRow;
  }

  /** Takes the next bytes; a row that is not whole yet waits for the rest. */
  push(chunk: Buffer): void {
    const bytes = this.rest === undefined ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    if (this.inHeader) {
      if (bytes.length < headerBytes) {
        this.rest = bytes;
        return;
      }
      at = headerBytes + bytes.readInt32BE(15);
      this.inHeader = false;
    }
    while (!this.ended) {
      const next = this.placeRow(bytes, at);
      if (next < 0) break;
      at = next;
    }
    this.rest = at < bytes.length ? bytes.subarray(at) : undefined;
  }

  /** @throws Error when the data stopped before its end mark. */
  finish(): void {
    if (!this.ended) throw new Error('The frozen input ended before its last row.');
  }

  /** Position behind the row at `at`, or −1 where it is not complete. */
  private placeRow(bytes: Buffer, at: number): number {
    if (at + 2 > bytes.length) return -1;
    const fields = bytes.readInt16BE(at);
    if (fields === -1) {
      this.ended = true;
      return at + 2;
    }
    let end = at + 2;
    for (let field = 0; field < fields; field++) {
      if (end + 4 > bytes.length) return -1;
      end += 4 + Math.max(0, bytes.readInt32BE(end));
      if (end > bytes.length) return -1;
    }
    const tableNo = bytes.readInt16BE(at + 6);
    const row = bytes.readInt32BE(at + 12) - this.fromRow;
    const numbersAt = at + 16;
    const table = this.block.tables.get(tableNo);
    if (table === undefined || row < 0 || row >= this.block.rows)
      throw new RangeError(`Frozen input of table ${tableNo}, row ${row} is outside the chunk.`);
    placeNumbers(bytes, numbersAt + 4, table, row);
    placeTexts(bytes, numbersAt + 4 + bytes.readInt32BE(numbersAt) + 4, table, row);
    this.placed++;
    return end;
  }
}

/** Elements of the one-dimensional array at `at`; its first element stands 20 bytes further on. */
const elementsOf = (bytes: Buffer, at: number): number => (bytes.readInt32BE(at) === 0 ? 0 : bytes.readInt32BE(at + 12));

function placeNumbers(bytes: Buffer, start: number, table: InputBlockTable, row: number): void {
  const count = Math.min(elementsOf(bytes, start), table.numbers.length);
  let at = start + arrayHeaderBytes;
  for (let column = 0; column < count; column++) {
    if (bytes.readInt32BE(at) < 0) {
      at += 4;
      continue;
    }
    const high = bytes.readInt32BE(at + 4);
    if (high <= highMax && high >= highMin && !(high === highMin && bytes.readUInt32BE(at + 8) === 0)) {
      (table.numbers[column] as Float64Array)[row] = high * twoTo32 + bytes.readUInt32BE(at + 8);
    } else placeBig(table, column, row, bytes.readBigInt64BE(at + 4));
    at += 12;
  }
}

function placeBig(table: InputBlockTable, column: number, row: number, value: bigint): void {
  const values = table.big.get(column) ?? new Map<number, bigint>();
  values.set(row, value);
  table.big.set(column, values);
}

function placeTexts(bytes: Buffer, start: number, table: InputBlockTable, row: number): void {
  const count = Math.min(elementsOf(bytes, start), table.texts.length);
  let at = start + arrayHeaderBytes;
  for (let column = 0; column < count; column++) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) continue;
    (table.texts[column] as (string | null)[])[row] = bytes.toString('utf8', at, at + length);
    at += length;
  }
}
