/** A sheet with a header → columns of values, and all that is wrong with it. */
import { type CellContent, cellText, type FileRow, isBlank } from '../cells.ts';
import type { FileProblem, ProblemCode } from '../problems/problem.ts';
import { type MetProblem, ProblemList } from '../problems/problem-list.ts';
import type { SheetReader } from '../sheet.ts';
import type { ColumnSpec, Doubt, Notation, Value } from './column.ts';
import { Evidence, settle } from './doubts.ts';
import { type HeaderNames, headerColumns } from './header.ts';
import { readCell } from './read-cell.ts';
import { isTotalRow } from './total-row.ts';

export interface TableRequest<C extends ColumnSpec> {
  readonly columns: HeaderNames<C>;
  /** The column that says whose a row is; required. */
  readonly key: C;
  readonly notation: Notation;
  /** Hears of every problem of a row, however many there are: the list keeps some of each cause. */
  readonly hear?: (met: RowProblem<C>) => void;
}

/** What is wrong with a row. */
export interface RowProblem<C extends ColumnSpec> {
  readonly problem: MetProblem;
  /** As a spreadsheet counts. */
  readonly rowNumber: number;
  /** Its place among the rows of values, from 0; null: it has none. */
  readonly index: number | null;
  /** Null where it is about the whole row. */
  readonly column: C | null;
  /** Of a row without values what stands there. */
  readonly cells: readonly string[];
}

export interface TableRead<C extends ColumnSpec> {
  /** Where each row of values stands in the file. */
  readonly rows: readonly Pick<FileRow, 'number' | 'at'>[];
  /** By column that the file has, as many values as rows; where a cell is wrong, null. */
  readonly values: ReadonlyMap<C, readonly Value[]>;
  readonly problems: readonly FileProblem[];
  /** What is worth saying though the file can be used: columns that it lacks, no rows, hidden rows. */
  readonly notes: readonly FileProblem[];
  /** For problems that only the caller sees. */
  problem(code: ProblemCode, row: number, column: C, more?: Pick<FileProblem, 'details'>): FileProblem;
}

/** @throws FileError where the file cannot be read further */
export async function readTable<C extends ColumnSpec>(sheet: SheetReader, request: TableRequest<C>): Promise<TableRead<C>> {
  const reader = new TableReader(sheet, request);
  for await (const block of sheet.blocks()) for (const row of block) reader.add(row);
  return reader.end();
}

/** Values that a column says again and again are held once; where more than this are different, the others are not looked up. */
const knownMax = 4_096;

/** One column as it is read. */
interface OpenColumn<C> {
  readonly spec: C;
  /** From 1. */
  readonly column: number;
  readonly values: Value[];
  readonly known: Map<Value, Value>;
  readonly evidence: Evidence;
  readonly doubts: { readonly row: number; readonly doubt: Doubt; readonly text: string }[];
}

class TableReader<C extends ColumnSpec> {
  private readonly sheet: SheetReader;
  private readonly request: TableRequest<C>;
  private readonly problems = new ProblemList();
  private readonly notes: FileProblem[] = [];
  private readonly rows: Pick<FileRow, 'number' | 'at'>[] = [];
  private readonly evidence = new Evidence();
  private header: FileRow | null = null;
  private columns: readonly OpenColumn<C>[] = [];
  /** Fields of the header, blank ones at its end left out. */
  private width = 0;
  private last: FileRow | null = null;

  constructor(sheet: SheetReader, request: TableRequest<C>) {
    this.sheet = sheet;
    this.request = request;
  }

  add(row: FileRow): void {
    if (this.header) this.addRow(row);
    else this.openColumns(row);
  }

  end(): TableRead<C> {
    const { sheet, rows, request } = this;
    const place = { file: sheet.file, sheet: sheet.sheet };
    if (!this.header) this.problems.add({ code: 'FILE_EMPTY' }, () => place);
    else if (rows.length === 0) this.notes.push({ code: 'NO_ROWS', place });
    for (const column of this.columns) this.settleColumn(column);
    this.judgeMerged();
    const values = new Map(this.columns.map((column) => [column.spec, column.values]));
    if (this.header) this.judgeMissing(values);
    this.notes.push(...sheet.notes());
    const columnOf = new Map(this.columns.map(({ spec, column }) => [spec, column]));
    return {
      rows,
      values,
      problems: this.withoutTotals(),
      notes: this.notes,
      problem(code, row, column, more) {
        const at = rows[row];
        const cell = values.get(column)?.[row];
        const cellPlace = at ? sheet.place({ ...at, cells: [] }, columnOf.get(column)) : place;
        return { code, place: cellPlace, column: column.label, read: String(cell ?? values.get(request.key)?.[row] ?? ''), ...more };
      },
    };
  }

  private openColumns(row: FileRow): void {
    this.header = row;
    const { columns, width, problems } = headerColumns(row, this.request.columns, (column) => this.sheet.place(row, column));
    this.width = width;
    this.columns = columns.map(({ spec, column }) => ({
      spec,
      column,
      values: [],
      known: new Map(),
      evidence: new Evidence(),
      doubts: [],
    }));
    if (columns.some(({ spec }) => spec === this.request.key)) {
      for (const { place, ...problem } of problems) this.problems.add(problem, () => place);
      return;
    }
    const read = cellText(row.cells[0] ?? null);
    this.problems.add({ code: 'KEY_COLUMN', column: this.request.key.label, read }, () => this.sheet.place(row, 1));
    // What the first column is instead follows from what it must be.
    for (const { place, ...problem } of problems) if (place.column !== 1) this.problems.add(problem, () => place);
  }

  private addRow(row: FileRow): void {
    this.last = row;
    if (row.cells.length !== this.width && !this.isWidthRight(row)) return;
    const index = this.rows.length;
    this.rows.push({ number: row.number, at: row.at });
    for (const column of this.columns) column.values.push(once(column.known, this.value(row, index, column)));
  }

  /** Spreadsheets leave blank cells at the end of a row out of a workbook, never out of a text file. */
  private isWidthRight(row: FileRow): boolean {
    const { cells } = row;
    if (cells.length < this.width) {
      if (this.sheet.text === null) return true;
      this.dropRow(row, { code: 'ROW_SHORT', read: String(cells.length), details: { header: this.width } });
      return false;
    }
    const beyond = cells.findIndex((cell, index) => index >= this.width && !isBlank(cell));
    if (beyond < 0) return true;
    const read = cellText(cells[beyond] ?? null);
    this.dropRow(row, { code: 'ROW_LONG', read, details: { header: this.width } }, beyond + 1);
    return false;
  }

  private dropRow(row: FileRow, problem: MetProblem, column?: number): void {
    this.problems.add(problem, () => this.sheet.place(row, column));
    this.request.hear?.({ problem, rowNumber: row.number, index: null, column: null, cells: row.cells.map(cellText) });
  }

  /** A problem of a cell whose row has values. */
  private meet(problem: MetProblem, index: number, { spec, column }: OpenColumn<C>): void {
    const row = this.rows[index];
    if (!row) return;
    this.problems.add(problem, () => this.sheet.place({ ...row, cells: [] }, column));
    this.request.hear?.({ problem, rowNumber: row.number, index, column: spec, cells: [] });
  }

  private value(row: FileRow, index: number, open: OpenColumn<C>): Value {
    const { spec, column, evidence, doubts } = open;
    const cell = row.cells[column - 1];
    const reading = readCell(cell, spec);
    switch (reading.kind) {
      case 'value':
        if (reading.proves) {
          evidence.add(reading.proves);
          this.evidence.add(reading.proves);
        }
        if (reading.value === null && spec.isRequired) {
          const code = spec === this.request.key ? 'KEY_BLANK' : 'CELL_BLANK';
          this.meet({ code, column: spec.label }, index, open);
        }
        return reading.value;
      case 'doubt':
        doubts.push({ row: index, doubt: reading, text: textOf(cell) });
        return null;
      case 'problem': {
        const { code, details } = reading;
        this.meet({ code, column: spec.label, read: textOf(cell), ...(details && { details }) }, index, open);
        return null;
      }
    }
  }

  private settleColumn(open: OpenColumn<C>): void {
    const { spec, values, evidence, doubts } = open;
    const { sheet, request } = this;
    const isCommaSeparated = sheet.text?.delimiter === ',';
    for (const { row, doubt, text } of doubts) {
      const reading = settle(doubt, { setting: request.notation, column: evidence, file: this.evidence, isCommaSeparated });
      if (reading?.kind === 'value') {
        values[row] = reading.value;
        continue;
      }
      if (reading?.kind === 'problem') {
        const { code, details } = reading;
        this.meet({ code, column: spec.label, read: text, ...(details && { details }) }, row, open);
      } else {
        const code = doubt.of === 'number' ? 'NUMBER_DOUBTFUL' : 'DATE_DOUBTFUL';
        this.meet({ code, column: spec.label, read: text, readings: doubt.texts }, row, open);
      }
    }
  }

  /** Everything else that is wrong with a row of totals follows from what it is. */
  private withoutTotals(): FileProblem[] {
    const { last, sheet } = this;
    const key = this.columns.find(({ spec }) => spec === this.request.key);
    const total = last && key && isTotalRow(last, key.column);
    const problems = this.problems.all();
    if (!last || !total) return problems;
    const others = problems.filter(({ place }) => place.row !== last.number);
    return [...others, { code: 'TOTAL_ROW', place: sheet.place(last, total.column), read: total.text }];
  }

  /** Of merged cells only the first has the value: where they reach over rows below the header, the others would be read as blank. */
  private judgeMerged(): void {
    const headerRow = this.header?.number ?? 0;
    const lastRow = this.last?.number ?? 0;
    for (const [fromRow, fromColumn, toRow] of this.sheet.merged()) {
      if (toRow <= headerRow || fromRow > lastRow || fromColumn > this.width) continue;
      const row: FileRow = { number: fromRow, at: fromRow, cells: [] };
      this.problems.add({ code: 'MERGED_CELLS' }, () => this.sheet.place(row, fromColumn));
    }
  }

  private judgeMissing(values: ReadonlyMap<C, unknown>): void {
    const place = { file: this.sheet.file, sheet: this.sheet.sheet };
    const missing = this.request.columns.all.filter((spec) => !values.has(spec) && spec !== this.request.key);
    for (const spec of missing) if (spec.isRequired) this.problems.add({ code: 'COLUMN_REQUIRED', column: spec.label }, () => place);
    const optional = missing.filter(({ isRequired }) => !isRequired);
    if (optional.length === 0) return;
    const columns = optional.map(({ label }) => label).join(', ');
    this.notes.push({ code: 'COLUMNS_MISSING', place, details: { columns, count: optional.length } });
  }
}

function once(known: Map<Value, Value>, value: Value): Value {
  const found = known.get(value);
  if (found !== undefined) return found;
  const own = typeof value === 'string' ? detached(value) : value;
  if (known.size < knownMax) known.set(own, own);
  return own;
}

/** A longer part of a text holds the whole text in memory, here a piece of the file: as long as V8 makes a slice of it, it is copied. */
const slicedCharacters = 13;

function detached(text: string): string {
  if (text.length < slicedCharacters) return text;
  const latin = Buffer.from(text, 'latin1').toString('latin1'); // a byte a character where that is enough
  return latin === text ? latin : Buffer.from(text, 'utf16le').toString('utf16le');
}

const textOf = (cell: CellContent | undefined): string => cellText(cell ?? null);
