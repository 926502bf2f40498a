/** How many values a frozen table holds by position: what `calc.input.v` and `.t` are decoded into. */
export interface InputShape {
  readonly tableNo: number;
  readonly numbers: number;
  readonly texts: number;
}

/** One frozen table of a chunk, in the layout that the engine reads: by position − 1, one entry a row. */
export interface InputBlockTable {
  readonly numbers: Float64Array[];
  readonly texts: (string | null)[][];
  /** Values beyond ±(2^53 − 1), whose entry in `numbers` is NaN. */
  readonly big: Map<number, Map<number, bigint>>;
}

/** Columns that start a whole number of pages apart fall on the same cache lines; this many doubles keep them apart. */
const staggerDoubles = 24;

function columnsOf(count: number, rowsMax: number): Float64Array[] {
  const stride = rowsMax + staggerDoubles;
  const memory = new ArrayBuffer(count * stride * 8);
  return Array.from({ length: count }, (_, column) => new Float64Array(memory, column * stride * 8, rowsMax));
}

/**
 * The inputs of one chunk at a time, placed by row. A thread keeps one block and clears it between chunks: whatever no row brings stays
 * blank (NaN, null).
 */
export class InputBlock {
  readonly tables: ReadonlyMap<number, InputBlockTable>;
  readonly rowsMax: number;
  rows = 0;

  constructor(shapes: readonly InputShape[], rowsMax: number) {
    this.rowsMax = rowsMax;
    this.tables = new Map(
      shapes.map(({ tableNo, numbers, texts }) => [
        tableNo,
        { numbers: columnsOf(numbers, rowsMax), texts: Array.from({ length: texts }, () => []), big: new Map() },
      ]),
    );
  }

  clear(rows: number): void {
    if (rows > this.rowsMax) throw new RangeError(`A block of ${this.rowsMax} rows cannot hold a chunk of ${rows}.`);
    this.rows = rows;
    for (const table of this.tables.values()) {
      for (const column of table.numbers) column.fill(Number.NaN, 0, rows);
      for (let column = 0; column < table.texts.length; column++) table.texts[column] = new Array<string | null>(rows).fill(null);
      table.big.clear();
    }
  }
}
