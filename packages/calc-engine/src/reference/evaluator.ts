/** A program and a period, ready to evaluate employees one by one. */
import { type ColumnPlan, historyTableCode, historyTableNo, type Program, type RunFacts, type TablePlan } from '../api.ts';
import type { CalculationStep, CheckedColumn, ColumnAddress } from '../definition/checked-program.ts';
import { stepsFor, stepsWith } from '../definition/select.ts';
import { ownLine, visitNodes } from '../language/checked.ts';
import { type Period, resolvePeriod } from '../period.ts';
import { type ResolvedTables, resolveTables } from '../tables/resolve.ts';
import type { AggregateNode } from './context.ts';
import { RowResult } from './row.ts';
import type { InputReader } from './stored.ts';

/** A column of the program, with what every reader of it needs. */
export interface ColumnSlot {
  readonly at: ColumnAddress;
  readonly plan: ColumnPlan;
  /** `Table.Column`. */
  readonly name: string;
  /** Each employee has one row. */
  readonly single: boolean;
  /** The rows are those of a parameter table or of a table over all employees. */
  readonly shared: boolean;
  /** For a calculated column. */
  readonly checked: CheckedColumn | undefined;
}

/** A program with everything that depends on the period, made once and used for many rows. */
export class RowEvaluator {
  readonly program: Program;
  readonly period: Period;
  /** Parameter tables of the period, and shared tables. */
  readonly tables: ResolvedTables;
  /** What is calculated, in order. */
  readonly steps: readonly CalculationStep[];
  private readonly plans: ReadonlyMap<number, TablePlan>;
  private readonly independent = new WeakMap<AggregateNode, boolean>();
  /** By table number, then column index: the column's place among all. */
  private readonly firstSlots: readonly number[];
  private readonly slots: readonly ColumnSlot[];

  /** Without `outputs` everything that the given shared tables allow is calculated, else what those tables need. */
  constructor(program: Program, facts: RunFacts, outputs?: readonly TablePlan[]) {
    const shared = facts.shared ?? new Map<number, never>();
    this.program = program;
    this.period = resolvePeriod(facts.period);
    this.tables = resolveTables(program, this.period, shared);
    this.steps = outputs ? stepsFor(program, outputs) : stepsWith(program, shared);
    this.plans = new Map([...program.tables, ...program.ruleTables].map((plan) => [plan.no, plan]));
    const checked = new Map(program.checked.columns.map((column) => [`${column.table}.${column.column}`, column]));
    const firstSlots: number[] = [];
    const slots: ColumnSlot[] = [];
    const all: readonly Pick<TablePlan, 'no' | 'code' | 'columns' | 'lines'>[] = [
      { no: historyTableNo, code: historyTableCode, lines: 'one', columns: program.checked.historyColumns },
      ...program.tables,
      ...program.ruleTables,
    ];
    for (const table of all) {
      firstSlots[table.no] = slots.length;
      for (const [column, plan] of table.columns.entries()) {
        slots.push({
          at: { table: table.no, column },
          plan,
          name: `${table.code}.${plan.code}`,
          single: table.lines === 'one' && !this.tables.has(table.no),
          shared: this.tables.has(table.no),
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

  isSingle(at: ColumnAddress): boolean {
    return this.slotAt(at).single;
  }

  columnName(at: ColumnAddress): string {
    return this.slotAt(at).name;
  }

  checkedColumn(at: ColumnAddress): CheckedColumn | undefined {
    return this.slotAt(at).checked;
  }

  /** The table whose lines a table has; null where each employee has one row. */
  linesOf(table: number): number | null {
    const plan = table === historyTableNo ? null : this.table(table);
    return plan?.lines === 'many' ? plan.linesOf : null;
  }

  table(no: number): TablePlan {
    const plan = this.plans.get(no);
    if (!plan) throw new Error(`the program has no table ${no}`);
    return plan;
  }

  /** Whether an aggregate gives the same on every line of an employee. */
  isIndependent(node: AggregateNode): boolean {
    const known = this.independent.get(node);
    if (known !== undefined) return known;
    let independent = true;
    visitNodes(node, (part) => {
      if (part.op === 'in-group' || part.op === 'pick' || part.op === 'before') independent = false;
      if (part.op !== 'column' || part.walk >= node.walk) return;
      if (!this.slot(this.slotNumber(part.table, part.column)).single || part.walk !== ownLine) independent = false;
    });
    this.independent.set(node, independent);
    return independent;
  }

  /** Every step in order. */
  evaluateRow(read: InputReader): RowResult {
    const row = new RowResult(this, read);
    for (const step of this.steps) {
      if (step.column === null) row.makeLines(step.table);
      else row.store(step);
    }
    return row;
  }
}
