/** What is known or assumed of the inputs, and the loops that hold every row to it. */
import type { ColumnPlan, InputStatistics } from '../api.ts';
import { dayMax, dayMin } from '../dates.ts';
import type { ColumnRead } from '../ir/context.ts';
import type { RowEvaluator } from '../reference/evaluator.ts';
import { generate } from './generate.ts';
import { numberLiteral } from './literal.ts';

/** Bounds that are assumed where no statistics are given. Minor units and counts. */
const assumedMoneyMax = 10n ** 13n;
const assumedIntegerMax = 10n ** 9n;

type Statistics = NonNullable<ReturnType<InputStatistics['get']>>[number];

export function describeInput(plan: ColumnPlan, known: Statistics): Omit<ColumnRead, 'slot' | 'at'> {
  if (known && Number.isSafeInteger(known.min) && Number.isSafeInteger(known.max)) {
    return { plan, lo: BigInt(known.min), hi: BigInt(known.max), blank: known.blank, failing: false };
  }
  const [lo, hi] = assumedBounds(plan);
  return { plan, lo, hi, blank: true, failing: false };
}

export interface InputGuard {
  readonly table: number;
  readonly plan: ColumnPlan;
  readonly loop: GuardLoop;
}

/** Every numeric input column that some column reads, held to the bounds that its generated readers rely on. */
export function inputGuards(evaluator: RowEvaluator, statistics: InputStatistics | undefined): InputGuard[] {
  const { inputs } = evaluator.program;
  const read = new Set(evaluator.steps.flatMap((step) => step.reads.map((at) => `${at.table}.${at.column}`)));
  return inputs.flatMap((table) =>
    table.columns.flatMap((plan, index): InputGuard[] => {
      if (plan.storage === 't' || !read.has(`${table.tableNo}.${index}`)) return [];
      const { lo, hi, blank } = describeInput(plan, statistics?.get(table.tableNo)?.[plan.position - 1]);
      return [{ table: table.tableNo, plan, loop: table.lines === 'one' ? compileGuard(lo, hi, blank) : compileLineGuard(lo, hi, blank) }];
    }),
  );
}

function assumedBounds(plan: ColumnPlan): readonly [bigint, bigint] {
  switch (plan.type) {
    case 'boolean':
      return [0n, 1n];
    case 'date':
      return [BigInt(dayMin), BigInt(dayMax)];
    case 'integer':
      return [-assumedIntegerMax, assumedIntegerMax];
    default:
      return [-assumedMoneyMax, assumedMoneyMax];
  }
}

/** Flags rows whose input is outside its bounds. */
type GuardLoop = (from: number, to: number, flags: Uint8Array, values: Float64Array, owner: Int32Array) => void;

/** Values tested together; a plain loop takes 2.5 times as long. */
const guardedTogether = 4;

/** Once for each input column, instead of at every read. A blank passes where blanks are expected. */
function compileGuard(lo: bigint, hi: bigint, blank: boolean): GuardLoop {
  const [least, most] = [numberLiteral(lo), numberLiteral(hi)];
  const outside = (value: string): string =>
    blank ? `${value} < ${least} || ${value} > ${most}` : `!(${value} >= ${least} && ${value} <= ${most})`;
  const names = Array.from({ length: guardedTogether }, (_, index) => `v${index}`);
  const source = [
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
  return generate<GuardLoop>(source);
}

/** The same for a table with lines: a line outside the bounds flags its employee. */
function compileLineGuard(lo: bigint, hi: bigint, blank: boolean): GuardLoop {
  const [least, most] = [Number(lo), Number(hi)];
  return (from, to, flags, values, owner) => {
    for (let i = from; i < to; i += 1) {
      const value = values[i] as number;
      if (value >= least && value <= most) continue;
      if (!blank || !Number.isNaN(value)) flags[owner[i] as number] = 1;
    }
  };
}
