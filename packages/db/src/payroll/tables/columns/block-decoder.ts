import type { ColumnRange } from '../../../copy/column-blocks.ts';
import type { StoredTable } from './read-stored.ts';

/** Some rows of what stands at one place of a table: 0 whose they are, else a column. */
export interface BlockPiece extends ColumnRange {
  /** Of the batch. */
  readonly version: number;
  readonly place: number;
  readonly chunk: number;
  /** The first row in its chunk. */
  readonly first: number;
  readonly rows: number;
}

const headerBytes = 19;

/** The query whose binary COPY the decoder reads. */
export function blockCopy({ batchId, runId, tableNo }: StoredTable, places: readonly number[]): string {
  for (const value of [batchId, runId, tableNo, ...places])
    if (!Number.isInteger(value)) throw new TypeError(`Not an integer in a COPY of columns: ${value}`);
  return `COPY (SELECT (SELECT version FROM batch WHERE id = ${batchId}), place::int, chunk, first, rows, coalesce(least, 0), coalesce(most, 0), data
    FROM calc.column_block WHERE run_id = ${runId} AND table_no = ${tableNo} AND place = ANY ('{${places.join(',')}}')) TO STDOUT (FORMAT binary)`;
}

/** Decodes the data messages of `blockCopy`, each one or more whole rows. */
export class BlockDecoder {
  private readonly put: (piece: BlockPiece, data: Buffer) => void;
  private inHeader = true;
  private ended = false;

  /** @param put gets the piece's data, valid during the call */
  constructor(put: (piece: BlockPiece, data: Buffer) => void) {
    this.put = put;
  }

  /** Takes one message's content. */
  take(bytes: Buffer, from: number, to: number): void {
    let at = from;
    if (this.inHeader) {
      at += headerBytes + bytes.readInt32BE(from + headerBytes - 4);
      this.inHeader = false;
    }
    while (at < to) at = this.takeRow(bytes, at);
    if (at > to) throw new RangeError('A piece of a column goes beyond its message.');
  }

  /** @throws Error when the data stopped before its end mark */
  finish(): void {
    if (!this.ended) throw new Error('The columns ended before their last piece.');
  }

  /** @returns the position behind the row at `at` */
  private takeRow(bytes: Buffer, at: number): number {
    if (bytes.readInt16BE(at) === -1) {
      this.ended = true;
      return at + 2;
    }
    const field = (index: number): number => bytes.readInt32BE(at + 2 + index * 8 + 4);
    const rangeAt = at + 2 + 5 * 8;
    const [least, most] = [bytes.readDoubleBE(rangeAt + 4), bytes.readDoubleBE(rangeAt + 16)];
    const dataAt = rangeAt + 2 * 12 + 4;
    const end = dataAt + bytes.readInt32BE(dataAt - 4);
    const piece = { version: field(0), place: field(1), chunk: field(2), first: field(3), rows: field(4), least, most };
    this.put(piece, bytes.subarray(dataAt, end));
    return end;
  }
}
