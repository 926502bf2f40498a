/** One employee through all data columns by the reference evaluator. */
import {
  type CellErrorRecord,
  type CellValue,
  type ColumnPlan,
  type ErrorInputValue,
  historyTableCode,
  historyTableNo,
  type Program,
  type TablePlan,
} from '../api.ts';
import { isoDateText } from '../dates.ts';
import type { CheckedColumn, ColumnAddress } from '../definition/checked-program.ts';
import { type Period, resolvePeriod } from '../period.ts';
import { type ResolvedTables, resolveTables } from '../tables/resolve.ts';
import type { ColumnNode, EvaluationContext, Tracer } from './context.ts';
import { evaluate } from './evaluate.ts';
import { fromMinor, minorToText, roundToScale, zero } from './fraction.ts';
import { Failure, failureMessage, failureNextStep, isFailure, type Value } from './values.ts';

/** What a stored cell holds: minor units, text, blank or a failure. */
export type Stored = bigint | string | null | Failure;

/** Reads one employee's input cell: minor units or text, null where blank. Table 0 is the history. */
export type InputReader = (table: number, column: ColumnPlan) => bigint | string | null;

const int64Max = 2n ** 63n - 1n;
const int64Min = -(2n ** 63n);

/** A column of the program, with what every reader of it needs. */
interface ColumnSlot {
  readonly at: ColumnAddress;
  readonly plan: ColumnPlan;
  /** `Table.Column`. */
  readonly name: string;
  /** For a data column. */
  readonly checked: CheckedColumn | undefined;
}

/** A program with everything that depends on the period, made once and used for many rows. */
export class RowEvaluator {
  readonly program: Program;
  readonly period: Period;
  readonly tables: ResolvedTables;
  /** By table number, then column index: the column's place among all. */
  private readonly firstSlots: readonly number[];
  private readonly slots: readonly ColumnSlot[];

  constructor(program: Program, facts: Parameters<typeof resolvePeriod>[0]) {
    this.program = program;
    this.period = resolvePeriod(facts);
    this.tables = resolveTables(program.checked.parameters, this.period);
    const checked = new Map(program.checked.columns.map((column) => [`${column.table}.${column.column}`, column]));
    const firstSlots: number[] = [];
    const slots: ColumnSlot[] = [];
    const all: readonly Pick<TablePlan, 'no' | 'code' | 'columns'>[] = [
      { no: historyTableNo, code: historyTableCode, columns: program.checked.historyColumns },
      ...program.tables,
    ];
    for (const table of all) {
      firstSlots[table.no] = slots.length;
      for (const [column, plan] of table.columns.entries()) {
        slots.push({
          at: { table: table.no, column },
          plan,
          name: `${table.code}.${plan.code}`,
          checked: checked.get(`${table.no}.${column}`),
        });
      }
    }
    this.firstSlots = firstSlots;
    this.slots = slots;
  }

  /** The column's place among all columns of the program. */
  slotNumber(table: number, column: number): number {
    return (this.firstSlots[table] ?? Number.NaN) + column;
  }

  slot(number: number): ColumnSlot {
    const slot = this.slots[number];
    if (!slot) throw new Error(`the program has no column number ${number}`);
    return slot;
  }

  private slotAt(at: ColumnAddress): ColumnSlot {
    return this.slot(this.slotNumber(at.table, at.column));
  }

  columnPlan(at: ColumnAddress): ColumnPlan {
    return this.slotAt(at).plan;
  }

  columnName(at: ColumnAddress): string {
    return this.slotAt(at).name;
  }

  checkedColumn(at: ColumnAddress): CheckedColumn | undefined {
    return this.slotAt(at).checked;
  }

  /** Every data column in order of evaluation. */
  evaluateRow(read: InputReader): RowResult {
    const row = new RowResult(this, read);
    for (const column of this.program.checked.columns) row.store(column, null);
    return row;
  }
}

export class RowResult {
  readonly evaluator: RowEvaluator;
  private readonly read: InputReader;
  /** By slot number; what has not been read or stored yet is missing. */
  private readonly stored: Stored[] = [];
  /** Numbers and conditions by slot number, as expressions see them. */
  private readonly values: Value[] = [];
  private readonly context: EvaluationContext;

  constructor(evaluator: RowEvaluator, read: InputReader) {
    this.evaluator = evaluator;
    this.read = read;
    this.context = {
      period: evaluator.period,
      tables: evaluator.tables,
      readColumn: (node) => this.valueFor(node),
      kept: new Map(),
      tracer: null,
    };
  }

  /** The stored value of a data column, or the input cell. */
  storedAt(at: ColumnAddress): Stored {
    const number = this.evaluator.slotNumber(at.table, at.column);
    const known = this.stored[number];
    if (known !== undefined) return known;
    const read = this.read(at.table, this.evaluator.slot(number).plan);
    this.stored[number] = read;
    return read;
  }

  /** Evaluates one column, whose reads have been stored before, and stores it. */
  store(column: CheckedColumn, tracer: Tracer | null): Stored {
    const number = this.evaluator.slotNumber(column.table, column.column);
    const value = evaluate(column.node, tracer ? { ...this.context, kept: new Map(), tracer } : this.context);
    const result = toStored(value, this.evaluator.slot(number).plan, column);
    this.stored[number] = result;
    return result;
  }

  private valueFor(node: ColumnNode): Value {
    const at = node.op === 'history' ? { table: historyTableNo, column: node.index } : node;
    const number = this.evaluator.slotNumber(at.table, at.column);
    const known = this.values[number];
    if (known !== undefined) return known;
    const { plan, name } = this.evaluator.slot(number);
    const stored = this.storedAt(at);
    if (stored instanceof Failure) return new Failure('DEPENDS_ON_ERROR', node.range, { column: name });
    if (stored === null) return blankInput(plan, node, name);
    const value = typeof stored === 'string' ? stored : plan.type === 'boolean' ? stored !== 0n : fromMinor(stored, plan.scale);
    this.values[number] = value;
    return value;
  }

  /** The record of a failed cell, or null where it did not fail. */
  errorRecord(column: CheckedColumn, rowNumber: number): CellErrorRecord | null {
    const stored = this.storedAt(column);
    if (!(stored instanceof Failure)) return null;
    const inputs: Record<string, ErrorInputValue> = {};
    for (const at of column.reads) inputs[this.evaluator.columnName(at)] = storedToText(this.storedAt(at), this.evaluator.columnPlan(at));
    const name = this.evaluator.columnName(column);
    return {
      row: rowNumber,
      line: 0,
      tableNo: column.table,
      table: name.slice(0, name.indexOf('.')),
      column: this.evaluator.columnPlan(column).code,
      code: stored.code,
      parameters: stored.parameters,
      message: failureMessage(stored.code, stored.parameters),
      nextStep: failureNextStep(stored.code),
      range: stored.range,
      inputs,
    };
  }

  cellValue(column: CheckedColumn, rowNumber: number): CellValue {
    const stored = this.storedAt(column);
    if (stored === null) return { kind: 'blank' };
    if (typeof stored === 'string') return { kind: 'text', text: stored };
    if (typeof stored === 'bigint') return { kind: 'number', minor: stored, scale: this.evaluator.columnPlan(column).scale };
    const error = this.errorRecord(column, rowNumber);
    if (!error) throw new Error('a failed cell has no error record');
    return { kind: 'error', error };
  }
}

/** What reading a blank cell gives, by the column's rule. Data columns never store a blank that their rule forbids. */
function blankInput(plan: ColumnPlan, node: ColumnNode, name: string): Value {
  if (plan.blank === 'keep') return null;
  if (plan.blank === 'error') return new Failure('BLANK_VALUE', node.range, { column: name });
  return plan.type === 'boolean' ? false : plan.storage === 't' ? '' : zero;
}

function toStored(value: Value, plan: ColumnPlan, column: CheckedColumn): Stored {
  if (isFailure(value)) return value;
  if (value === null || value === '') return storeBlank(plan, column);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  const minor = roundToScale(value, plan.scale, plan.rounding);
  if (minor <= int64Max && minor >= int64Min) return minor;
  return new Failure('OVERFLOW', column.node.range, { value: minorToText(minor, plan.scale) });
}

function storeBlank(plan: ColumnPlan, column: CheckedColumn): Stored {
  if (plan.blank === 'keep') return null;
  return plan.blank === 'zero' ? 0n : new Failure('BLANK_VALUE', column.node.range, { column: plan.code });
}

/** A stored cell for people; null where it is blank or failed. */
export function storedToText(stored: Stored, plan: ColumnPlan): string | null {
  if (stored === null || stored instanceof Failure) return null;
  if (typeof stored === 'string') return stored;
  if (plan.type === 'boolean') return stored === 0n ? 'FALSE' : 'TRUE';
  return plan.type === 'date' ? isoDateText(Number(stored)) : minorToText(stored, plan.scale);
}
