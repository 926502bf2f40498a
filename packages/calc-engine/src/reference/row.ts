/** One employee through all calculated columns by the reference evaluator. */
import { type CellErrorRecord, type CellValue, type ErrorInputValue, historyTableNo, type StoredPlace, type TextRange } from '../api.ts';
import type { CheckedColumn, ColumnAddress } from '../definition/checked-program.ts';
import { columnsNamed } from '../definition/messages.ts';
import { ownLine, pickedRow } from '../language/checked.ts';
import { linesPerEmployeeMax } from '../tables/limits.ts';
import { presentCell } from '../tables/resolve.ts';
import type { AggregateNode, ColumnNode, EvaluationContext, LineAccess, Tracer } from './context.ts';
import { evaluate } from './evaluate.ts';
import type { RowEvaluator } from './evaluator.ts';
import { fromMinor } from './fraction.ts';
import { type MadeRows, makeRows, type SourceRow } from './made-lines.ts';
import { blankInput, type InputReader, type Stored, storedToText, toStored } from './stored.ts';
import { constantToValue } from './tables.ts';
import { Failure, type Value } from './values.ts';

const firstLine: SourceRow = { source: 0, line: 0 };

export class RowResult implements LineAccess {
  readonly evaluator: RowEvaluator;
  readonly at: number[] = [0];
  /** The source row of the line being calculated. */
  private pickedLine = 0;
  private readonly read: InputReader;
  /** By slot number, then line; what has not been read or stored yet is missing. */
  private readonly stored: Stored[][] = [];
  /** Numbers and conditions of single rows by slot number, as expressions see them. */
  private readonly values: Value[] = [];
  /** Unions and pivots by table number. */
  private readonly made = new Map<number, MadeRows>();
  private readonly aggregates = new Map<AggregateNode, Value>();
  private readonly context: EvaluationContext;
  /** Why nothing is calculated: more lines than the limit would take forever. */
  private readonly refusal: { readonly table: string; readonly lines: number } | null;

  constructor(evaluator: RowEvaluator, read: InputReader) {
    this.evaluator = evaluator;
    this.read = read;
    const { period, tables, program } = evaluator;
    const many = program.inputs
      .filter(({ lines }) => lines === 'many')
      .map(({ tableNo, code }) => ({ table: code, lines: read.count(tableNo) }));
    this.refusal = many.find(({ lines }) => lines > linesPerEmployeeMax) ?? null;
    this.context = { period, tables, lines: this, readColumn: (node) => this.valueFor(node), kept: new Map(), tracer: null };
  }

  /** Lines of a table of the employee. */
  lineCount(table: number): number {
    const plan = table === historyTableNo ? null : this.evaluator.table(table);
    if (!plan || plan.lines === 'one') return 1;
    if (this.refusal) return 0;
    return this.made.get(plan.linesOf)?.rows.length ?? this.read.count(plan.linesOf);
  }

  count(table: number, range: TextRange): number | Failure {
    const resolved = this.evaluator.tables.get(table);
    if (!resolved) return this.lineCount(table);
    return resolved.version ? resolved.version.rows.length : new Failure('MISSING_VERSION', range, { table: resolved.data.code });
  }

  tableName(table: number): string {
    return this.evaluator.table(table).code;
  }

  picked(table: number): SourceRow {
    return this.made.get(table)?.rows[this.at[ownLine] ?? 0] ?? firstLine;
  }

  inGroup(table: number, row: number): boolean {
    return this.made.get(table)?.groupOf[row] === this.at[ownLine];
  }

  known(node: AggregateNode): Value | undefined {
    return this.aggregates.get(node);
  }

  remember(node: AggregateNode, value: Value): void {
    if (this.evaluator.isIndependent(node)) this.aggregates.set(node, value);
  }

  /** The stored value of a calculated column, or the input cell. */
  storedAt(at: ColumnAddress, line: number): Stored {
    const number = this.evaluator.slotNumber(at.table, at.column);
    const cells = this.cells(number);
    const known = cells[line];
    if (known !== undefined) return known;
    const read = this.read.cell(at.table, this.evaluator.slot(number).plan, line);
    cells[line] = read;
    return read;
  }

  private cells(number: number): Stored[] {
    const known = this.stored[number];
    if (known) return known;
    const cells: Stored[] = [];
    this.stored[number] = cells;
    return cells;
  }

  /** The lines of a union or pivot, whose sources have been stored before. */
  makeLines(table: number): void {
    const count = (source: number): number => this.lineCount(source);
    const cell = (source: number, place: StoredPlace, line: number): Stored => this.storedAt(this.columnAt(source, place), line);
    this.made.set(table, makeRows(this.evaluator.table(table), { count, cell }));
  }

  private columnAt(table: number, place: StoredPlace): ColumnAddress {
    const { columns } = this.evaluator.table(table);
    return { table, column: columns.findIndex(({ storage, position }) => storage === place.storage && position === place.position) };
  }

  /** Evaluates every line of a column, whose reads have been stored before. */
  store(column: CheckedColumn): void {
    const count = this.lineCount(column.table);
    for (let line = 0; line < count; line += 1) this.storeLine(column, line, null);
  }

  private storeLine(column: CheckedColumn, line: number, tracer: Tracer | null): Stored {
    this.at[ownLine] = line;
    this.pickedLine = this.made.get(column.table)?.rows[line]?.line ?? 0;
    const number = this.evaluator.slotNumber(column.table, column.column);
    this.context.kept.clear();
    const value = this.refused(column) ?? evaluate(column.node, tracer ? { ...this.context, kept: new Map(), tracer } : this.context);
    const failed = this.made.get(column.table)?.failures[line];
    const result = failed ? this.keyFailure(column) : toStored(value, this.evaluator.slot(number).plan, column);
    this.cells(number)[line] = result;
    return result;
  }

  private refused(column: CheckedColumn): Failure | null {
    if (!this.refusal) return null;
    const { table, lines } = this.refusal;
    const parameters = { table, lines: String(lines), most: String(linesPerEmployeeMax) };
    return new Failure('TOO_MANY_LINES', column.node.range, parameters);
  }

  /** Evaluates one line again and tells each step; may be called while another is being told. */
  trace(column: CheckedColumn, line: number, tracer: Tracer): void {
    const [at, pickedLine] = [[...this.at], this.pickedLine];
    this.storeLine(column, line, tracer);
    this.at.splice(0, this.at.length, ...at);
    this.pickedLine = pickedLine;
  }

  /** A group one of whose keys failed. */
  private keyFailure(column: CheckedColumn): Failure {
    const { pivot } = this.evaluator.table(column.table);
    const source = pivot ? this.evaluator.table(pivot.of).code : '';
    return new Failure('DEPENDS_ON_ERROR', column.node.range, { table: source });
  }

  /** The line, or row of a table over all employees, at which a column is read now. */
  lineOf(node: Extract<ColumnNode, { op: 'column' }>): number {
    if (this.evaluator.isSingle(node)) return 0;
    return node.walk === pickedRow ? this.pickedLine : (this.at[node.walk] ?? 0);
  }

  private valueFor(node: ColumnNode): Value {
    const at = node.op === 'history' ? { table: historyTableNo, column: node.index } : node;
    const number = this.evaluator.slotNumber(at.table, at.column);
    const slot = this.evaluator.slot(number);
    if (slot.shared && node.op === 'column') return this.sharedValue(node);
    const known = slot.single ? this.values[number] : undefined;
    if (known !== undefined) return known;
    const { plan, name } = slot;
    const stored = this.storedAt(at, slot.single || node.op === 'history' ? 0 : this.lineOf(node));
    if (stored instanceof Failure) return new Failure('DEPENDS_ON_ERROR', node.range, { column: name });
    if (stored === null) return blankInput(plan, node, name);
    const value = typeof stored === 'string' ? stored : plan.type === 'boolean' ? stored !== 0n : fromMinor(stored, plan.scale);
    if (slot.single) this.values[number] = value;
    return value;
  }

  /** A cell of the row that an aggregate is at, in a parameter table or a table over all employees. */
  private sharedValue(node: Extract<ColumnNode, { op: 'column' }>): Value {
    const resolved = this.evaluator.tables.get(node.table);
    const cell = resolved?.version?.rows[this.lineOf(node)]?.[node.column];
    if (cell?.kind === 'failed') return new Failure('DEPENDS_ON_ERROR', node.range, { column: this.evaluator.columnName(node) });
    const present = presentCell(cell);
    return present && constantToValue(present);
  }

  /** The record of a failed cell, or null where it did not fail. */
  errorRecord(column: CheckedColumn, rowNumber: number, line: number): CellErrorRecord | null {
    const stored = this.storedAt(column, line);
    if (!(stored instanceof Failure)) return null;
    const inputs: Record<string, ErrorInputValue> = {};
    for (const at of column.reads.filter((read) => !read.walked)) {
      const single = this.evaluator.isSingle(at);
      inputs[this.evaluator.columnName(at)] = storedToText(this.storedAt(at, single ? 0 : line), this.evaluator.columnPlan(at));
    }
    const name = this.evaluator.columnName(column);
    return {
      row: rowNumber,
      line,
      tableNo: column.table,
      table: name.slice(0, name.indexOf('.')),
      column: this.evaluator.columnPlan(column).code,
      code: stored.code,
      parameters: { ...stored.parameters, ...this.namedValues(stored, inputs) },
      range: stored.range,
      inputs,
    };
  }

  /** The values that the raised message of the definition names, among those that the cell reads. */
  private namedValues({ parameters }: Failure, inputs: CellErrorRecord['inputs']): Record<string, string> {
    const { messages = {} } = this.evaluator.program.definition;
    const message = parameters.message === undefined ? undefined : messages[parameters.message];
    const named = message ? columnsNamed(message) : [];
    return Object.fromEntries(named.flatMap((path) => (Object.hasOwn(inputs, path) ? [[path, inputs[path] ?? '']] : [])));
  }

  cellValue(column: CheckedColumn, rowNumber: number, line: number): CellValue {
    const stored = this.storedAt(column, line);
    if (stored === null) return { kind: 'blank' };
    if (typeof stored === 'string') return { kind: 'text', text: stored };
    if (typeof stored === 'bigint') return { kind: 'number', minor: stored, scale: this.evaluator.columnPlan(column).scale };
    const error = this.errorRecord(column, rowNumber, line);
    if (!error) throw new Error('a failed cell has no error record');
    return { kind: 'error', error };
  }
}
