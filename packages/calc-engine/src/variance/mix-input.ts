/** The input of the same employees at two times, and whatever lies between: some columns as before, some as after. */
import type { ColumnPlan, InputPlan, InputTable, KernelInput, Program } from '../api.ts';
import { type ChangeStep, changeSteps, linesOfInput, segmentLines, stepOfColumn, stepOfLines } from './change-steps.ts';

/** The same employees in the same rows, in the layout of one program. A column that was not frozen before has no array there. */
export interface TwoInputs {
  readonly before: KernelInput;
  readonly after: KernelInput;
}

type Big = NonNullable<InputTable['big']>;

/** Of one table: for each column the table that it is taken from. */
function mixColumns({ columns }: InputPlan, sideOf: (column: ColumnPlan) => InputTable | undefined): InputTable {
  const numbers: (Float64Array | undefined)[] = [];
  const texts: (readonly (string | null)[] | undefined)[] = [];
  const big = new Map<number, NonNullable<ReturnType<Big['get']>>>();
  for (const column of columns) {
    const index = column.position - 1;
    const side = sideOf(column);
    if (column.storage === 't') texts[index] = side?.texts[index];
    else numbers[index] = side?.numbers[index];
    const large = column.storage === 'v' ? side?.big?.get(index) : undefined;
    if (large) big.set(index, large);
  }
  return { numbers, texts, big };
}

const has = (table: InputTable | undefined, { storage, position }: ColumnPlan): boolean =>
  (storage === 't' ? table?.texts : table?.numbers)?.[position - 1] !== undefined;

const linesOf = ({ first }: InputTable, row: number): number => (first?.[row + 1] ?? 0) - (first?.[row] ?? 0);

/** Of parts of the period: a column's values as before, line by line, for whoever has as many parts as before; else as after. */
function earlierLines(before: InputTable, after: InputTable, rows: number, { storage, position }: ColumnPlan): InputTable {
  const index = position - 1;
  const numbers = storage === 'v' ? after.numbers[index]?.slice() : undefined;
  const texts = storage === 't' ? after.texts[index]?.slice() : undefined;
  for (let row = 0; row < rows; row += 1) {
    if (linesOf(before, row) !== linesOf(after, row)) continue;
    const [from, to] = [before.first?.[row] ?? 0, after.first?.[row] ?? 0];
    for (let line = 0; line < linesOf(after, row); line += 1) {
      if (numbers) numbers[to + line] = before.numbers[index]?.[from + line] ?? Number.NaN;
      if (texts) texts[to + line] = before.texts[index]?.[from + line] ?? null;
    }
  }
  const side: { numbers: (Float64Array | undefined)[]; texts: (readonly (string | null)[] | undefined)[] } = { numbers: [], texts: [] };
  side.numbers[index] = numbers;
  side.texts[index] = texts;
  return side;
}

/** Lines of the after's parts, whose later columns still say what they said before. */
function mixSegments(
  plan: InputPlan,
  before: InputTable,
  after: InputTable,
  rows: number,
  isAfter: (column: ColumnPlan) => boolean,
): InputTable {
  const mixed = mixColumns(plan, (column) => (isAfter(column) || !has(before, column) ? after : earlierLines(before, after, rows, column)));
  return { ...mixed, ...(after.first ? { first: after.first } : {}) };
}

/** The input where everything up to a step is as after, and the rest as before; `null`: everything as before. */
export function mixInput(program: Program, { before, after }: TwoInputs, step: ChangeStep | null): KernelInput {
  const reached = step === null ? -1 : changeSteps.indexOf(step);
  const tables = program.inputs.flatMap((plan): [number, InputTable][] => {
    const [old, now] = [before.tables.get(plan.tableNo), after.tables.get(plan.tableNo)];
    if (!old || !now) return now ? [[plan.tableNo, now]] : [];
    const isAfter = (column: ColumnPlan): boolean => changeSteps.indexOf(stepOfColumn(program, plan, column)) <= reached;
    if (plan.lines === 'one') return [[plan.tableNo, mixColumns(plan, (column) => (isAfter(column) || !has(old, column) ? now : old))]];
    const isExchanged = changeSteps.indexOf(stepOfLines(program, plan)) <= reached;
    if (!isExchanged && plan.columns.every((column) => has(old, column))) return [[plan.tableNo, old]];
    const isSegments = linesOfInput(program, plan) === segmentLines;
    return [[plan.tableNo, isSegments ? mixSegments(plan, old, now, after.rows, isAfter) : now]];
  });
  return { rows: after.rows, tables: new Map(tables) };
}

/** Whether somebody has another number of parts than before, and whether what they are paid by differs: then the parts themselves are the change. */
export function changedParts(program: Program, { before, after }: TwoInputs, row: number): 'rate' | 'record' | null {
  for (const plan of program.inputs) {
    const [old, now] = [before.tables.get(plan.tableNo), after.tables.get(plan.tableNo)];
    if (!old || !now || plan.lines === 'one' || linesOfInput(program, plan) !== segmentLines || linesOf(old, row) === linesOf(now, row))
      continue;
    const rates = plan.columns.filter((column) => column.storage === 'v' && stepOfColumn(program, plan, column) === 'rate');
    const values = rates.map(({ position }) => new Set([...valuesOf(old, position - 1, row), ...valuesOf(now, position - 1, row)]));
    return values.some(({ size }) => size > 1) ? 'rate' : 'record';
  }
  return null;
}

const valuesOf = ({ numbers, first }: InputTable, index: number, row: number): number[] => [
  ...(numbers[index]?.subarray(first?.[row] ?? 0, first?.[row + 1] ?? 0) ?? []),
];
