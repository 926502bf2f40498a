/** One column made ready to run: lowered for the period and bounds, its loop generated, and the bounds of its own results. */
import type { ColumnPlan } from '../api.ts';
import type { CheckedColumn } from '../definition/checked-program.ts';
import { IrBuilder } from '../ir/build.ts';
import type { ColumnRead, LoweringContext } from '../ir/context.ts';
import { lowerNumber, lowerText } from '../ir/lower.ts';
import type { IntNode, ReadAt, TextNode } from '../ir/nodes.ts';
import { roundToSteps } from '../ir/rational.ts';
import { ownLine, pickedRow } from '../language/checked.ts';
import type { Period } from '../period.ts';
import { powerOfTen } from '../reference/fraction.ts';
import type { ResolvedTables } from '../tables/resolve.ts';
import { Emitter } from './emit.ts';
import { generate } from './generate.ts';
import { runtime } from './runtime.ts';

export type ColumnArray = Float64Array | (string | null)[];

/**
 * Computes items from…to−1: rows, or lines where the table has lines; `slots` are the arrays of CompiledColumn.slots. A flagged employee's
 * row gets flags[row] = 1.
 */
export type ColumnLoop = (from: number, to: number, flags: Uint8Array, out: ColumnArray, ...slots: readonly SlotArray[]) => void;
export type SlotArray = ColumnArray | Int32Array;

/** An array that a loop reads: a column, or one of those that say where lines are (by the table whose lines they are). */
export type SlotRef =
  | { readonly kind: 'column'; readonly table: number; readonly column: number }
  | { readonly kind: 'first' | 'owner' | 'pick' | 'source' | 'group'; readonly table: number };

export interface CompiledColumn {
  readonly checked: CheckedColumn;
  readonly plan: ColumnPlan;
  readonly loop: ColumnLoop;
  readonly slots: readonly SlotRef[];
  readonly source: string;
  /** Bounds of the stored integers; NaN where `blank`. */
  readonly lo: bigint;
  readonly hi: bigint;
  readonly blank: boolean;
}

export interface ColumnEnvironment {
  readonly period: Period;
  readonly tables: ResolvedTables;
  /** How a column is read, wherever its row is. */
  describeRead(table: number, column: number): Omit<ColumnRead, 'slot' | 'at'>;
  /** The table whose lines a table has; null where each employee has one row. */
  linesOf(table: number): number | null;
  /** Rows that a table has at most: of one employee, or of all where it belongs to none; null where it has no version. */
  rowsMax(table: number): { readonly kind: 'row' | 'lines' | 'rows'; readonly most: number } | null;
}

/** The slots of a column as its expression needs them, each once. */
class Slots {
  readonly refs: SlotRef[] = [];

  of(ref: SlotRef): number {
    const found = this.refs.findIndex(
      (known) =>
        known.kind === ref.kind &&
        known.table === ref.table &&
        (known.kind !== 'column' || (ref.kind === 'column' && known.column === ref.column)),
    );
    return found >= 0 ? found : this.refs.push(ref) - 1;
  }
}

export function compileColumn(checked: CheckedColumn, plan: ColumnPlan, environment: ColumnEnvironment): CompiledColumn {
  const build = new IrBuilder();
  const slots = new Slots();
  const own = environment.linesOf(checked.table);
  const context = loweringContext(own, build, slots, environment);
  const emitter = new Emitter(plan.storage === 't' ? 'null' : 'NaN', own === null ? 'i' : 'e');
  const node = plan.storage === 't' ? null : storedNumber(plan, build, lowerNumber(checked.node, context));
  if (node) emitNumberStore(emitter, node);
  else emitTextStore(emitter, lowerText(checked.node, context), plan);
  const header = own === null ? [] : [`const e = s${slots.of({ kind: 'owner', table: own })}[i];`];
  if (checked.node.op === 'pick') header.push(`const p = s${slots.of({ kind: 'pick', table: checked.table })}[i];`);
  const { loop, source } = assemble(emitter, header, slots.refs.length, environment.period.start);
  return {
    checked,
    plan,
    loop,
    slots: slots.refs,
    source,
    lo: node?.lo ?? 0n,
    hi: node?.hi ?? 0n,
    blank: node?.nan ?? plan.blank === 'keep',
  };
}

function loweringContext(own: number | null, build: IrBuilder, slots: Slots, environment: ColumnEnvironment): LoweringContext {
  const readAt = (table: number, walk: number): ReadAt => {
    if (walk === pickedRow) return 'picked';
    if (walk !== ownLine) return walk;
    return own !== null && environment.linesOf(table) === own ? 'item' : 'row';
  };
  return {
    build,
    period: environment.period,
    tables: environment.tables,
    kept: new Map(),
    read: ({ table, column }, walk) => {
      const slot = slots.of({ kind: 'column', table, column });
      return { ...environment.describeRead(table, column), slot, at: own === null && walk === ownLine ? 'item' : readAt(table, walk) };
    },
    walk: (table) => {
      const rows = environment.rowsMax(table);
      if (!rows) return null;
      const { kind, most } = rows;
      const lines = environment.linesOf(table);
      if (kind === 'rows') return { range: { kind, count: most }, most: BigInt(most) };
      if (lines === null) return { range: { kind: 'row' }, most: 1n };
      return { range: { kind: 'lines', slot: slots.of({ kind: 'first', table: lines }) }, most: BigInt(most) };
    },
    made: (table, what) => slots.of({ kind: what, table }),
  };
}

/** Rounded once to the column's precision, blanks by its rule. */
function storedNumber(plan: ColumnPlan, build: IrBuilder, value: ReturnType<typeof lowerNumber>): IntNode {
  const strict = plan.blank === 'error' || value.r ? { ...value, n: build.strict(value.n) } : value;
  const rounded = roundToSteps(build, strict, 1n, powerOfTen(plan.scale), plan.rounding);
  return plan.blank === 'zero' ? build.nonBlank(rounded, build.constant(0n)) : rounded;
}

/** Adding zero turns −0 into 0, so that equal results have equal bytes. */
function emitNumberStore(emitter: Emitter, node: IntNode): void {
  const value = emitter.int(node);
  emitter.line(`out[i] = ${value}${node.lo <= 0n ? ' + 0' : ''};`);
}

function emitTextStore(emitter: Emitter, node: TextNode, plan: ColumnPlan): void {
  const value = emitter.text(node);
  if (plan.blank === 'error') emitter.line(`if (${value} === '') ${emitter.flag()}`);
  emitter.line(`out[i] = ${value} === '' ? null : ${value};`);
}

function assemble(emitter: Emitter, header: readonly string[], slots: number, periodStart: number): { loop: ColumnLoop; source: string } {
  const names = Array.from({ length: slots }, (_, slot) => `s${slot}`);
  const constants = emitter.constants.map((_, index) => `const k${index} = constants[${index}];`);
  const source = [
    `const always = true; const periodStart = ${periodStart};`,
    ...constants,
    `return function (${['from', 'to', 'flags', 'out', ...names].join(', ')}) {`,
    'items: for (let i = from; i < to; i++) {',
    ...header,
    emitter.source,
    '}',
    '};',
  ].join('\n');
  return { loop: generate<ColumnLoop>(source, { runtime, constants: emitter.constants }), source };
}
