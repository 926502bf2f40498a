/** One column made ready to run: lowered for the period and bounds, its loop generated, and the bounds of its own results. */
import type { ColumnPlan } from '../api.ts';
import type { CheckedColumn } from '../definition/checked-program.ts';
import { IrBuilder } from '../ir/build.ts';
import type { ColumnRead } from '../ir/context.ts';
import { lowerNumber, lowerText } from '../ir/lower.ts';
import type { IntNode, TextNode } from '../ir/nodes.ts';
import { roundToSteps } from '../ir/rational.ts';
import type { Period } from '../period.ts';
import { powerOfTen } from '../reference/fraction.ts';
import type { ResolvedTables } from '../tables/resolve.ts';
import { Emitter } from './emit.ts';
import { numberLiteral } from './literal.ts';
import { type Runtime, runtime } from './runtime.ts';

export type ColumnArray = Float64Array | (string | null)[];

/** Computes rows from…to−1; `slots` are the columns read, in the order of CompiledColumn.reads. Flagged rows get flags[i] = 1. */
export type ColumnLoop = (from: number, to: number, flags: Uint8Array, out: ColumnArray, ...slots: readonly ColumnArray[]) => void;

export interface CompiledColumn {
  readonly checked: CheckedColumn;
  readonly plan: ColumnPlan;
  readonly loop: ColumnLoop;
  readonly source: string;
  /** Bounds of the stored integers; NaN where `blank`. */
  readonly lo: bigint;
  readonly hi: bigint;
  readonly blank: boolean;
}

export interface ColumnEnvironment {
  readonly period: Period;
  readonly tables: ResolvedTables;
  /** How an input or an earlier data column is read; the slot is its place in `checked.reads`. */
  describeRead(table: number, column: number): Omit<ColumnRead, 'slot'>;
}

export function compileColumn(checked: CheckedColumn, plan: ColumnPlan, environment: ColumnEnvironment): CompiledColumn {
  const build = new IrBuilder();
  const context = {
    build,
    period: environment.period,
    tables: environment.tables,
    kept: new Map(),
    read: (at: { table: number; column: number }): ColumnRead => {
      const slot = checked.reads.findIndex((read) => read.table === at.table && read.column === at.column);
      return { ...environment.describeRead(at.table, at.column), slot };
    },
  };
  const emitter = new Emitter(plan.storage === 't' ? 'null' : 'NaN');
  const node = plan.storage === 't' ? null : storedNumber(checked, plan, build, lowerNumber(checked.node, context));
  if (node) emitNumberStore(emitter, node);
  else emitTextStore(emitter, lowerText(checked.node, context), plan);
  const { loop, source } = assemble(emitter, checked.reads.length, environment.period.start);
  return { checked, plan, loop, source, lo: node?.lo ?? 0n, hi: node?.hi ?? 0n, blank: node?.nan ?? plan.blank === 'keep' };
}

/** Rounded once to the column's precision, blanks by its rule. */
function storedNumber(_: CheckedColumn, plan: ColumnPlan, build: IrBuilder, value: ReturnType<typeof lowerNumber>): IntNode {
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

function assemble(emitter: Emitter, slots: number, periodStart: number): { loop: ColumnLoop; source: string } {
  const names = Array.from({ length: slots }, (_, slot) => `s${slot}`);
  const constants = emitter.constants.map((_, index) => `const k${index} = constants[${index}];`);
  const source = [
    "'use strict';",
    `const always = true; const periodStart = ${periodStart};`,
    ...constants,
    `return function (${['from', 'to', 'flags', 'out', ...names].join(', ')}) {`,
    'for (let i = from; i < to; i++) {',
    emitter.source,
    '}',
    '};',
  ].join('\n');
  const make = new Function('runtime', 'constants', source) as (runtime: Runtime, constants: readonly unknown[]) => ColumnLoop;
  return { loop: make(runtime, emitter.constants), source };
}

/** Flags rows whose input is outside its bounds. */
export type GuardLoop = (from: number, to: number, flags: Uint8Array, values: Float64Array) => void;

/** Values tested together; a plain loop takes 2.5 times as long. */
const guardedTogether = 4;

/** Once for each input column, instead of at every read. A blank passes where blanks are expected. */
export function compileGuard(lo: bigint, hi: bigint, blank: boolean): GuardLoop {
  const [least, most] = [numberLiteral(lo), numberLiteral(hi)];
  const outside = (value: string): string =>
    blank ? `${value} < ${least} || ${value} > ${most}` : `!(${value} >= ${least} && ${value} <= ${most})`;
  const names = Array.from({ length: guardedTogether }, (_, index) => `v${index}`);
  const source = [
    "'use strict';",
    'return function (from, to, flags, values) {',
    'let i = from;',
    `for (; i + ${guardedTogether - 1} < to; i += ${guardedTogether}) {`,
    ...names.map((value, index) => `const ${value} = values[i + ${index}];`),
    `if (${names.map(outside).join(' || ')}) {`,
    ...names.map((value, index) => `if (${outside(value)}) flags[i + ${index}] = 1;`),
    '}',
    '}',
    `for (; i < to; i++) { const v = values[i]; if (${outside('v')}) flags[i] = 1; }`,
    '};',
  ].join('\n');
  return new Function(source)() as GuardLoop;
}
