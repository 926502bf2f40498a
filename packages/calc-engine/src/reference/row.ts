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

/** A program with everything that depends on the period, made once and used for many rows. */
export class RowEvaluator {
  readonly program: Program;
  readonly period: Period;
  readonly tables: ResolvedTables;
  private readonly plans: ReadonlyMap<number, readonly ColumnPlan[]>;
  private readonly codes: ReadonlyMap<number, string>;
  private readonly checked: ReadonlyMap<string, CheckedColumn>;

  constructor(program: Program, facts: Parameters<typeof resolvePeriod>[0]) {
    this.program = program;
    this.period = resolvePeriod(facts);
    this.tables = resolveTables(program.checked.parameters, this.period);
    const all: readonly Pick<TablePlan, 'no' | 'code' | 'columns'>[] = [
      { no: historyTableNo, code: historyTableCode, columns: program.checked.historyColumns },
      ...program.tables,
    ];
    this.plans = new Map(all.map((table) => [table.no, table.columns]));
    this.codes = new Map(all.map((table) => [table.no, table.code]));
    this.checked = new Map(program.checked.columns.map((column) => [`${column.table}.${column.column}`, column]));
  }

  columnPlan(at: ColumnAddress): ColumnPlan {
    const plan = this.plans.get(at.table)?.[at.column];
    if (!plan) throw new Error(`the program has no column ${at.column} in table ${at.table}`);
    return plan;
  }

  columnName(at: ColumnAddress): string {
    return `${this.codes.get(at.table)}.${this.columnPlan(at).code}`;
  }

  checkedColumn(at: ColumnAddress): CheckedColumn | undefined {
    return this.checked.get(`${at.table}.${at.column}`);
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
  private readonly stored = new Map<string, Stored>();

  constructor(evaluator: RowEvaluator, read: InputReader) {
    this.evaluator = evaluator;
    this.read = read;
  }

  /** The stored value of a data column, or the input cell. */
  storedAt(at: ColumnAddress): Stored {
    const known = this.stored.get(`${at.table}.${at.column}`);
    return known === undefined ? this.read(at.table, this.evaluator.columnPlan(at)) : known;
  }

  /** Evaluates one column, whose reads have been stored before, and stores it. */
  store(column: CheckedColumn, tracer: Tracer | null): Stored {
    const context: EvaluationContext = {
      period: this.evaluator.period,
      tables: this.evaluator.tables,
      readColumn: (node) => this.valueFor(node),
      tracer,
    };
    const plan = this.evaluator.columnPlan(column);
    const result = toStored(evaluate(column.node, context), plan, column);
    this.stored.set(`${column.table}.${column.column}`, result);
    return result;
  }

  private valueFor(node: ColumnNode): Value {
    const at = node.op === 'history' ? { table: historyTableNo, column: node.index } : node;
    const plan = this.evaluator.columnPlan(at);
    const stored = this.storedAt(at);
    if (stored instanceof Failure) return new Failure('DEPENDS_ON_ERROR', node.range, { column: this.evaluator.columnName(at) });
    if (stored === null) return blankInput(plan, node, this.evaluator.columnName(at));
    if (typeof stored === 'string') return stored;
    return plan.type === 'boolean' ? stored !== 0n : fromMinor(stored, plan.scale);
  }

  /** The record of a failed cell, or null where it did not fail. */
  errorRecord(column: CheckedColumn, rowNumber: number): CellErrorRecord | null {
    const stored = this.stored.get(`${column.table}.${column.column}`);
    if (!(stored instanceof Failure)) return null;
    const inputs: Record<string, ErrorInputValue> = {};
    for (const at of column.reads) inputs[this.evaluator.columnName(at)] = storedToText(this.storedAt(at), this.evaluator.columnPlan(at));
    const name = this.evaluator.columnName(column);
    return {
      row: rowNumber,
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
