import type { ReadCopy } from '../../../copy/index.ts';
import type { Sql } from '../../../sql.ts';
import { bytesOf, type Column, type RowPlaces } from './column.ts';

/** What is held of one table of a result, as the batch's version was. */
export interface HeldTable {
  readonly version: number;
  readonly places: Promise<RowPlaces>;
  readonly columns: Map<string, Promise<Column>>;
  /** Rows that were found and ordered, by what was asked. */
  readonly orders: Map<string, Promise<Uint32Array>>;
  bytes: number;
}

/** Results that were read lately, in one process. Another version of the batch begins anew, so nothing here is ever out of date. */
export class ResultCache {
  private readonly tables = new Map<string, HeldTable>();
  private readonly bytesMax: number;
  /** Employees in the order of their names; names change seldom, and an order may be as old as `namesHeldMs`. */
  readonly names = new Map<string, { readonly at: number; readonly ids: Promise<Int32Array> }>();

  constructor(bytesMax = 400_000_000) {
    this.bytesMax = bytesMax;
  }

  get(key: string, version: number): HeldTable | undefined {
    const held = this.tables.get(key);
    if (held?.version !== version) return undefined;
    this.tables.delete(key);
    this.tables.set(key, held); // the last one used goes last
    return held;
  }

  set(key: string, held: HeldTable): void {
    this.tables.delete(key);
    this.tables.set(key, held);
  }

  forget(key: string): void {
    this.tables.delete(key);
  }

  /** Counts a column that has come, and lets go of what was used longest ago. */
  grow(held: HeldTable, column: Column | { readonly byteLength: number }): void {
    held.bytes += 'byteLength' in column ? column.byteLength : bytesOf(column);
    let all = 0;
    for (const { bytes } of this.tables.values()) all += bytes;
    for (const [key, old] of this.tables) {
      if (all <= this.bytesMax || (old === held && this.tables.size === 1)) return;
      this.tables.delete(key);
      all -= old.bytes;
    }
  }
}

/** Where results are kept: for statements, and for columns of millions of values. */
export interface ResultSource {
  readonly sql: Sql;
  readonly copyOut: ReadCopy;
}

/** Reads results: from the database, or from what this process has read of them. */
export interface ResultReader extends ResultSource {
  readonly cache: ResultCache;
}

export const createResultReader = ({ sql, copyOut }: ResultSource): ResultReader => ({ sql, copyOut, cache: new ResultCache() });
