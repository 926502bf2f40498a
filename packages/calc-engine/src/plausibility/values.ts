/** The values of a column as a chunk holds them. */
import type { KernelInput, KernelOutput, Program } from '../api.ts';
import type { ColumnAddress } from '../definition/checked-program.ts';

export interface Values {
  /** Minor units; NaN is blank, failed, or in `big`. */
  readonly numbers: Float64Array;
  readonly big: ReadonlyMap<number, bigint> | undefined;
  /** Row r has the items first[r] … first[r+1] − 1; null where items are rows. */
  readonly first: Int32Array | null;
  readonly items: number;
}

const positionOf = (program: Program, { table, column }: ColumnAddress): number =>
  (program.tables.find(({ no }) => no === table)?.columns[column]?.position ?? 0) - 1;

/** Null where the table is not of the chunk's stage and steps. */
export function calculatedValues(program: Program, at: ColumnAddress, output: KernelOutput): Values | null {
  const index = positionOf(program, at);
  const table = output.tables.find(({ no }) => no === at.table);
  const numbers = table?.v[index];
  return table && numbers ? { numbers, big: table.big.get(index), first: table.first, items: table.errorCount.length } : null;
}

/** Null where the table is calculated, or has no values at all. */
export function givenValues(program: Program, at: ColumnAddress, input: KernelInput): Values | null {
  const index = positionOf(program, at);
  const given = input.tables.get(at.table);
  const numbers = given?.numbers[index];
  if (!given || !numbers || !program.inputs.some(({ tableNo }) => tableNo === at.table)) return null;
  const first = given.first ?? null;
  return { numbers, big: given.big?.get(index), first, items: first ? (first[input.rows] as number) : input.rows };
}

/** Minor units; null where the value is blank or failed. */
export function exactAt({ numbers, big }: Values, item: number): bigint | null {
  const value = numbers[item] ?? Number.NaN;
  return Number.isNaN(value) ? (big?.get(item) ?? null) : BigInt(value);
}
