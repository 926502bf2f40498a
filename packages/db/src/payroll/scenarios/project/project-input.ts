/** The base's frozen input as it would be in another period, for whoever is there then. */
import { type ColumnPlan, historyTableNo, type InputPlan, type InputTable, type Program } from '@wagewright/calc-engine';
import { type FrozenColumn, FrozenColumns, linesOf } from '../../batches/index.ts';
import type { ScenarioPerson } from '../movements.ts';
import { frozenPlace } from './frozen-places.ts';
import { allLines, linePicker } from './pick-lines.ts';
import { type CellContext, numberRule, textRule } from './rules.ts';

/** What the base has frozen of some people, by table; rows from 0. */
export interface FrozenInput {
  readonly program: Program;
  readonly tables: ReadonlyMap<number, InputTable>;
  /** Row number of the first of them. */
  readonly fromRow: number;
}

export type ContextOf = (person: ScenarioPerson) => Omit<CellContext, 'item'>;

/** Items of the new table: whose they are, and which row or line of the frozen one they come from. */
interface Item {
  readonly context: Omit<CellContext, 'item'>;
  readonly from: number;
}

const rowOf = (frozen: FrozenInput, person: ScenarioPerson): number => person.row - frozen.fromRow;

function itemsOf(frozen: FrozenInput, plan: InputPlan, lines: string, people: readonly ScenarioPerson[], contextOf: ContextOf) {
  const table = frozen.tables.get(plan.tableNo);
  const first = table?.first;
  if (plan.lines === 'one' || !table || !first)
    return { items: people.map((person): Item => ({ context: contextOf(person), from: rowOf(frozen, person) })) };
  const offsets = new Int32Array(people.length + 1);
  const items: Item[] = [];
  for (const [index, person] of people.entries()) {
    const context = contextOf(person);
    const row = rowOf(frozen, person);
    const pick = context.isLater ? linePicker(lines, plan, context.repeatsVariable && !person.joined) : allLines;
    for (const from of pick(table, first[row] ?? 0, first[row + 1] ?? 0)) items.push({ context, from });
    offsets[index + 1] = items.length;
  }
  return { items, first: offsets };
}

/** Of a line of the compensation file: which item it is. */
function itemNames(plan: InputPlan, table: InputTable | undefined): (from: number) => string | null {
  const column = plan.columns.find(({ source }) => source === 'record.item');
  return (from) => (column && table?.texts[column.position - 1]?.[from]) ?? null;
}

/** The frozen cells that a column is made of. */
interface Cells {
  readonly numbers: Float64Array | undefined;
  readonly texts: readonly (string | null)[] | undefined;
  readonly big: ReadonlyMap<number, bigint> | undefined;
  readonly factor: number;
}

function cellsOf({ tables }: FrozenInput, column: ColumnPlan, place: FrozenColumn): Cells {
  const table = tables.get(place.tableNo);
  const index = place.column.position - 1;
  const factor = 10 ** (column.scale - place.column.scale);
  return { numbers: table?.numbers[index], texts: table?.texts[index], big: table?.big?.get(index), factor };
}

/** What was paid at the start of the base's period is no more in a later one: there it is what was paid at its end. */
function laterPlace(known: FrozenColumns, table: InputPlan, column: ColumnPlan): FrozenColumn {
  const atEnd =
    column.source?.endsWith('.at_start') && known.find(table, { ...column, source: column.source.slice(0, -'.at_start'.length) });
  return atEnd || frozenPlace(known, table, column);
}

interface Projection {
  readonly frozen: FrozenInput;
  readonly known: FrozenColumns;
  readonly wanted: InputPlan;
  readonly lines: string;
  readonly items: readonly Item[];
  readonly itemOf: (from: number) => string | null;
}

function projectNumbers({ frozen, known, wanted, lines, items, itemOf }: Projection, column: ColumnPlan) {
  const own = cellsOf(frozen, column, frozenPlace(known, wanted, column));
  const later = cellsOf(frozen, column, laterPlace(known, wanted, column));
  const rule = numberRule(column, lines);
  const values = new Float64Array(items.length);
  const big = new Map<number, bigint>();
  for (const [at, { context, from }] of items.entries()) {
    const cells = context.isLater ? later : own;
    const cell = cells.numbers?.[from] ?? Number.NaN;
    values[at] = rule(cells.factor === 1 ? cell : Math.round(cell * cells.factor), column, { ...context, item: itemOf(from) });
    const large = cells.big?.get(from);
    if (large !== undefined) big.set(at, large);
  }
  return { values, big };
}

function projectTexts({ frozen, known, wanted, items }: Projection, column: ColumnPlan): (string | null)[] {
  const { texts } = cellsOf(frozen, column, frozenPlace(known, wanted, column));
  const rule = textRule(column);
  return items.map(({ context, from }) => rule(texts?.[from] ?? null, { ...context, item: null }));
}

/** The base's table whose rows or lines these are. */
function frozenPlan(frozen: FrozenInput, known: FrozenColumns, wanted: InputPlan): InputPlan {
  const [column] = wanted.columns;
  const tableNo = column && frozenPlace(known, wanted, column).tableNo;
  return frozen.program.inputs.find((plan) => plan.tableNo === tableNo) ?? wanted;
}

function projectTable(
  program: Program,
  wanted: InputPlan,
  frozen: FrozenInput,
  people: readonly ScenarioPerson[],
  contextOf: ContextOf,
): InputTable {
  const known = new FrozenColumns(frozen.program);
  const lines = linesOf(program, wanted);
  const plan = frozenPlan(frozen, known, wanted);
  const { items, first } = itemsOf(frozen, plan, lines, people, contextOf);
  const projection: Projection = { frozen, known, wanted, lines, items, itemOf: itemNames(plan, frozen.tables.get(plan.tableNo)) };
  const numbers: Float64Array[] = [];
  const texts: (string | null)[][] = [];
  const big = new Map<number, ReadonlyMap<number, bigint>>();
  for (const column of wanted.columns) {
    const index = column.position - 1;
    if (column.storage === 't') texts[index] = projectTexts(projection, column);
    else {
      const made = projectNumbers(projection, column);
      numbers[index] = made.values;
      if (made.big.size > 0) big.set(index, made.big);
    }
  }
  return { numbers, texts, big, ...(first ? { first } : {}) };
}

/** @returns every table that the program reads, but history */
export function projectInput(
  program: Program,
  frozen: FrozenInput,
  people: readonly ScenarioPerson[],
  contextOf: ContextOf,
): ReadonlyMap<number, InputTable> {
  const tables = program.inputs.filter(({ tableNo }) => tableNo !== historyTableNo);
  return new Map(tables.map((wanted) => [wanted.tableNo, projectTable(program, wanted, frozen, people, contextOf)]));
}
