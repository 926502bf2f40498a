/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import type { Numbers } from '../../../copy/column-blocks.ts';
import type { NumberColumn, RowNumbers, RowPlaces } from './column.ts';

/** Rows outside of the groups that are looked at. */
export const noGroup = 0xffff_ffff;

/** Which rows go into which of how many groups. */
export interface Grouping {
  readonly rows: RowNumbers;
  /** By row; `noGroup` for one that goes into none. */
  readonly codes: Uint32Array;
  readonly groups: number;
  /** Whether each row of the table goes into a group. */
  readonly isWhole?: boolean;
}

const half = 2 ** 26;
const bigHalf = 1n << 26n;

/** Sums beyond what a double holds: high and low parts are added up by themselves, which for fifty million rows is exact. */
function sumHalves(values: Numbers, blanks: Uint8Array | null, { rows, codes, groups }: Grouping): bigint[] {
  const [high, low] = [new Float64Array(groups), new Float64Array(groups)];
  for (const row of rows) {
    const group = codes[row] as number;
    if (group === noGroup || (blanks !== null && blanks[row] === 1)) continue;
    const value = values[row] as number;
    const upper = Math.floor(value / half);
    high[group] = (high[group] as number) + upper;
    low[group] = (low[group] as number) + (value - upper * half);
  }
  return Array.from(high, (upper, group) => BigInt(upper) * bigHalf + BigInt(low[group] as number));
}

/** One pass, which also sees whether doubles held every step of it; null where they might not have. */
function sumDoubles(values: Numbers, blanks: Uint8Array | null, { rows, codes, groups }: Grouping): bigint[] | null {
  const sums = new Float64Array(groups);
  let most = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    const group = codes[row] as number;
    if (group === noGroup || (blanks !== null && blanks[row] === 1)) continue;
    const value = values[row] as number;
    if (value > most) most = value;
    else if (-value > most) most = -value;
    sums[group] = (sums[group] as number) + value;
  }
  return most * rows.length <= Number.MAX_SAFE_INTEGER ? Array.from(sums, BigInt) : null;
}

/** Of all rows, where doubles are known to hold every step: nothing is asked of any row. */
function sumWhole(values: Numbers, { codes, groups }: Grouping): bigint[] {
  const sums = new Float64Array(groups);
  for (let row = 0; row < values.length; row++) {
    const group = codes[row] as number;
    sums[group] = (sums[group] as number) + (values[row] as number);
  }
  return Array.from(sums, BigInt);
}

function sumBigInts(values: BigInt64Array, blanks: Uint8Array | null, { rows, codes, groups }: Grouping): bigint[] {
  const sums = new Array<bigint>(groups).fill(0n);
  for (const row of rows) {
    const group = codes[row] as number;
    if (group === noGroup || (blanks !== null && blanks[row] === 1)) continue;
    sums[group] = (sums[group] as bigint) + (values[row] as bigint);
  }
  return sums;
}

/** What the values of each group add up to, exactly. */
export function sumBy({ values, blanks, furthest = Infinity }: NumberColumn, grouping: Grouping): bigint[] {
  if (values instanceof BigInt64Array) return sumBigInts(values, blanks, grouping);
  if (grouping.isWhole && furthest * values.length <= Number.MAX_SAFE_INTEGER) return sumWhole(values, grouping);
  return sumDoubles(values, blanks, grouping) ?? sumHalves(values, blanks, grouping);
}

/** How many rows each group has; with a column only those that have a value. */
export function countBy({ rows, codes, groups }: Grouping, hasValue?: (row: number) => boolean): Uint32Array {
  const counts = new Uint32Array(groups);
  for (const row of rows) {
    const group = codes[row] as number;
    if (group !== noGroup && (hasValue === undefined || hasValue(row))) counts[group] = (counts[group] as number) + 1;
  }
  return counts;
}

/** How many people each group has. Rows come in the order of employees. */
export function peopleBy({ rows, codes, groups }: Grouping, { employeeIds }: RowPlaces): Uint32Array {
  const counts = new Uint32Array(groups);
  const last = new Int32Array(groups).fill(-1);
  for (const row of rows) {
    const group = codes[row] as number;
    const employee = employeeIds[row] as number;
    if (group === noGroup || last[group] === employee) continue;
    last[group] = employee;
    counts[group] = (counts[group] as number) + 1;
  }
  return counts;
}

/** The smallest or the largest value of each group; null where none has one. */
export function extremeBy({ values, blanks }: NumberColumn, { rows, codes, groups }: Grouping, which: 'min' | 'max'): (bigint | null)[] {
  const found = new Array<number | bigint | null>(groups).fill(null);
  for (const row of rows) {
    const group = codes[row] as number;
    if (group === noGroup || (blanks !== null && blanks[row] === 1)) continue;
    const value = values[row] as number | bigint;
    const known = found[group] as number | bigint | null;
    if (known === null || (which === 'min' ? value < known : value > known)) found[group] = value;
  }
  return found.map((value) => (value === null ? null : BigInt(value)));
}
