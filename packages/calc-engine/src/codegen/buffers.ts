/** Output arrays of a kernel, reused from run to run. */
import type { OutputTable, TablePlan } from '../api.ts';

/** Doubles between the columns beyond whole pages: page-aligned columns would share the same few cache lines. */
const staggerDoubles = 72;
const pageDoubles = 512;

interface Buffers {
  readonly plan: TablePlan;
  v: Float64Array[];
  t: (string | null)[][];
  errorCount: Uint16Array;
  readonly big: Map<number, Map<number, bigint>>;
}

export class OutputBuffers {
  private readonly tables: readonly Buffers[];
  private capacity = -1;

  constructor(plans: readonly TablePlan[]) {
    this.tables = plans.map((plan) => ({ plan, v: [], t: [], errorCount: new Uint16Array(0), big: new Map() }));
  }

  /** Arrays of exactly so many rows; what an earlier run wrote is overwritten. */
  prepare(rows: number): OutputTable[] {
    if (rows > this.capacity) this.grow(rows);
    return this.tables.map(({ plan, v, t, errorCount, big }) => {
      big.clear();
      errorCount.fill(0, 0, rows);
      for (const column of t) column.length = rows;
      return { no: plan.no, v: v.map((column) => column.subarray(0, rows)), t, big, first: null, errorCount: errorCount.subarray(0, rows) };
    });
  }

  private grow(rows: number): void {
    const numeric = this.tables.reduce((sum, { plan }) => sum + plan.columns.filter((column) => column.storage === 'v').length, 0);
    const stride = Math.ceil(rows / pageDoubles) * pageDoubles + staggerDoubles;
    const memory = new Float64Array(numeric * stride);
    let next = 0;
    for (const table of this.tables) {
      const count = table.plan.columns.filter((column) => column.storage === 'v').length;
      table.v = Array.from({ length: count }, () => {
        next += stride;
        return memory.subarray(next - stride, next - stride + rows);
      });
      table.t = table.plan.columns.filter((column) => column.storage === 't').map(() => new Array<string | null>(rows).fill(null));
      table.errorCount = new Uint16Array(rows);
    }
    this.capacity = rows;
  }

  /** A value beyond ±(2^53 − 1) of one cell. */
  storeBig(table: number, index: number, row: number, value: bigint): void {
    const big = this.tables.find(({ plan }) => plan.no === table)?.big;
    const column = big?.get(index) ?? new Map<number, bigint>();
    column.set(row, value);
    big?.set(index, column);
  }
}
