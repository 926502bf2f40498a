/** How many values a frozen table holds by position: what `calc.input.v` and `.t` are decoded into. */
export interface InputShape {
  readonly tableNo: number;
  readonly numbers: number;
  readonly texts: number;
  /** `many`: a payee has any number of lines. */
  readonly lines: 'one' | 'many';
}

/** Columns that start a whole number of pages apart fall on the same cache lines; this many doubles keep them apart. */
const staggerDoubles = 24;
/** Lines a payee for which there is room at first. */
const linesExpected = 2;

function columnsOf(count: number, length: number): Float64Array[] {
  const stride = length + staggerDoubles;
  const memory = new ArrayBuffer(count * stride * 8);
  return Array.from({ length: count }, (_, column) => new Float64Array(memory, column * stride * 8, length));
}

/** One frozen table of a chunk, in the layout that the engine reads: by position − 1, one entry a row or line. */
export class InputBlockTable {
  numbers: Float64Array[];
  readonly texts: (string | null)[][];
  /** Values beyond ±(2^53 − 1), whose entry in `numbers` is NaN. */
  readonly big = new Map<number, Map<number, bigint>>();
  /** Lines of row r are first[r] … first[r + 1] − 1; without it every row has one. */
  first?: Int32Array;
  private readonly offsets: Int32Array | undefined;
  private capacity: number;
  private rows = 0;
  private row = 0;
  private lines = 0;

  constructor({ numbers, texts, lines }: InputShape, rowsMax: number) {
    this.capacity = lines === 'one' ? rowsMax : rowsMax * linesExpected;
    this.numbers = columnsOf(numbers, this.capacity);
    this.texts = Array.from({ length: texts }, () => []);
    this.offsets = lines === 'one' ? undefined : new Int32Array(rowsMax + 1);
  }

  clear(rows: number): void {
    this.rows = rows;
    this.row = 0;
    this.lines = 0;
    if (this.offsets) this.first = this.offsets.subarray(0, rows + 1).fill(0);
    const cleared = this.offsets ? 0 : rows;
    for (const column of this.numbers) column.fill(Number.NaN, 0, cleared);
    for (const column of this.texts) {
      column.length = cleared;
      column.fill(null);
    }
    this.big.clear();
  }

  /** The entry of a row's next line: the row itself where it has one. Lines come in order of rows. */
  entryOf(row: number): number {
    const { first } = this;
    if (!first) return row;
    if (row < this.row) throw new RangeError(`A line of row ${row} came after one of row ${this.row}.`);
    while (this.row < row) first[++this.row] = this.lines;
    if (this.lines === this.capacity) this.grow();
    for (const column of this.numbers) column[this.lines] = Number.NaN;
    for (const column of this.texts) column[this.lines] = null;
    return this.lines++;
  }

  /** Call it after the last line. */
  finish(): void {
    const { first } = this;
    if (first) while (this.row < this.rows) first[++this.row] = this.lines;
  }

  private grow(): void {
    this.capacity *= 2;
    const grown = columnsOf(this.numbers.length, this.capacity);
    for (const [index, column] of this.numbers.entries()) grown[index]?.set(column);
    this.numbers = grown;
  }
}

/**
 * The inputs of one chunk at a time, placed by row. A thread keeps one block and clears it between chunks: whatever no row brings stays
 * blank (NaN, null).
 */
export class InputBlock {
  readonly tables: ReadonlyMap<number, InputBlockTable>;
  readonly shapes: readonly InputShape[];
  readonly rowsMax: number;
  /** Of row 0, 1, …; 0 where no row has been placed. */
  readonly employeeIds: Int32Array;
  rows = 0;

  constructor(shapes: readonly InputShape[], rowsMax: number) {
    this.rowsMax = rowsMax;
    this.shapes = shapes;
    this.employeeIds = new Int32Array(rowsMax);
    this.tables = new Map(shapes.map((shape) => [shape.tableNo, new InputBlockTable(shape, rowsMax)]));
  }

  clear(rows: number): void {
    if (rows > this.rowsMax) throw new RangeError(`A block of ${this.rowsMax} rows cannot hold a chunk of ${rows}.`);
    this.rows = rows;
    this.employeeIds.fill(0, 0, rows);
    for (const table of this.tables.values()) table.clear(rows);
  }

  /** @throws RangeError where the row's tables were frozen for different employees */
  setEmployee(row: number, employeeId: number): void {
    const known = this.employeeIds[row];
    if (known === employeeId) return;
    if (known !== 0) throw new RangeError(`Row ${row} of a chunk is frozen for the employees ${known} and ${employeeId}.`);
    this.employeeIds[row] = employeeId;
  }
}
