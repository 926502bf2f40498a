/** Output arrays of a kernel, reused from run to run. */
import type { OutputTable, TablePlan } from '../api.ts';

/** Doubles between the columns beyond whole pages: page-aligned columns would share the same few cache lines. */
const staggerDoubles = 72;
const pageDoubles = 512;

interface Buffers {
  readonly plan: TablePlan;
  /** Items that the arrays hold, and that this run uses. */
  capacity: number;
  v: Float64Array[];
  t: (string | null)[][];
  errorCount: Uint16Array;
  readonly big: Map<number, Map<number, bigint>>;
}

const strideOf = (items: number): number => Math.ceil(items / pageDoubles) * pageDoubles + staggerDoubles;

const numbersOf = (plan: TablePlan): number => plan.columns.filter((column) => column.storage === 'v').length;

export class OutputBuffers {
  private readonly tables: ReadonlyMap<number, Buffers>;

  constructor(plans: readonly TablePlan[]) {
    this.tables = new Map(
      plans.map((plan) => [plan.no, { plan, capacity: -1, v: [], t: [], errorCount: new Uint16Array(0), big: new Map() }]),
    );
  }

  /** Arrays for at least so many items of each table; what an earlier run wrote is overwritten. */
  prepare(itemsOf: (plan: TablePlan) => number): void {
    const tables = [...this.tables.values()];
    if (tables.some((table) => itemsOf(table.plan) > table.capacity)) grow(tables, itemsOf);
    for (const table of tables) {
      const items = itemsOf(table.plan);
      table.big.clear();
      table.errorCount.fill(0, 0, items);
      for (const column of table.t) column.length = items;
    }
  }

  has(table: number): boolean {
    return this.tables.has(table);
  }

  arrays(table: number): Pick<Buffers, 'v' | 't'> {
    return this.of(table);
  }

  private of(table: number): Buffers {
    const found = this.tables.get(table);
    if (!found) throw new Error(`table ${table} has no output arrays`);
    return found;
  }

  /** The first items of a table's arrays. */
  output(table: number, items: number, first: Int32Array | null): OutputTable {
    const { v, t, big, errorCount } = this.of(table);
    for (const column of t) column.length = items;
    return { no: table, v: v.map((column) => column.subarray(0, items)), t, big, first, errorCount: errorCount.subarray(0, items) };
  }
}

function grow(tables: readonly Buffers[], itemsOf: (plan: TablePlan) => number): void {
  const size = (plan: TablePlan): number => numbersOf(plan) * strideOf(itemsOf(plan));
  const memory = new Float64Array(tables.reduce((sum, { plan }) => sum + size(plan), 0));
  let next = 0;
  for (const table of tables) {
    const items = itemsOf(table.plan);
    table.v = Array.from({ length: numbersOf(table.plan) }, () => {
      next += strideOf(items);
      return memory.subarray(next - strideOf(items), next - strideOf(items) + items);
    });
    table.t = table.plan.columns.filter((column) => column.storage === 't').map(() => new Array<string | null>(items).fill(null));
    table.errorCount = new Uint16Array(items);
    table.capacity = items;
  }
}

/** The same table with other numbers of lines for some rows, whose items are left blank. */
export function withLines(table: OutputTable, rows: number, counts: ReadonlyMap<number, number>): OutputTable {
  const before = table.first;
  if (!before) throw new Error(`table ${table.no} has one row an employee`);
  const first = new Int32Array(rows + 1);
  for (let row = 0; row < rows; row += 1) {
    first[row + 1] = (first[row] as number) + (counts.get(row) ?? (before[row + 1] as number) - (before[row] as number));
  }
  const items = first[rows] as number;
  const v = table.v.map(() => new Float64Array(items).fill(Number.NaN));
  const t = table.t.map(() => new Array<string | null>(items).fill(null));
  for (let row = 0; row < rows; row += 1) {
    if (counts.has(row)) continue;
    const [from, to, at] = [before[row] as number, before[row + 1] as number, first[row] as number];
    for (const [index, column] of table.v.entries()) v[index]?.set(column.subarray(from, to), at);
    for (const [index, column] of table.t.entries()) {
      const target = t[index] ?? [];
      for (let item = from; item < to; item += 1) target[at + item - from] = column[item] ?? null;
    }
  }
  return { no: table.no, v, t, big: new Map(), first, errorCount: new Uint16Array(items) };
}
