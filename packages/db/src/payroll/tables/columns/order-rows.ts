/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import type { Numbers } from '../../../copy/column-blocks.ts';
import { type Column, isBlank, type NumberColumn, type RowNumbers, type TextColumn } from './column.ts';

type Direction = 'ascending' | 'descending';

const digitBits = 11;
const digits = 1 << digitBits;
const twoTo32 = 2 ** 32;
const passesOf = (most: number): number => (most < digits ? 1 : most < digits * digits ? 2 : 3);

/** Orders rows by unsigned keys of 32 bits, the least digit first: rows of one key keep their order. A million rows take some 20 ms. */
function radixSort(rows: RowNumbers, keys: Uint32Array, most: number): RowNumbers {
  let from = rows;
  for (let pass = 0; pass < passesOf(most); pass++) {
    const shift = pass * digitBits;
    const starts = new Uint32Array(digits + 1);
    const digitOf = (row: number): number => ((keys[row] as number) >>> shift) & (digits - 1);
    for (const row of from) starts[digitOf(row) + 1] = (starts[digitOf(row) + 1] as number) + 1;
    for (let digit = 0; digit < digits; digit++) starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
    const to = new Uint32Array(from.length);
    for (const row of from) {
      const digit = digitOf(row);
      const place = starts[digit] as number;
      to[place] = row;
      starts[digit] = place + 1;
    }
    from = to;
  }
  return from;
}

/** Distances from the end that comes first, as two halves of 32 bits. */
interface Keys {
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly lowMost: number;
  readonly highMost: number;
}

function keysOfNumbers(values: Numbers, rows: RowNumbers, direction: Direction): Keys {
  let [least, most] = [Infinity, -Infinity];
  for (const row of rows) {
    const value = values[row] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const low = new Uint32Array(values.length);
  const range = most - least;
  const isWide = range >= twoTo32;
  const high = isWide ? new Uint32Array(values.length) : low;
  for (const row of rows) {
    const value = values[row] as number;
    const distance = direction === 'ascending' ? value - least : most - value;
    low[row] = isWide ? distance % twoTo32 : distance;
    if (isWide) high[row] = Math.floor(distance / twoTo32);
  }
  return { low, high, lowMost: isWide ? twoTo32 - 1 : range, highMost: isWide ? Math.floor(range / twoTo32) : 0 };
}

/** Beyond doubles: distances of up to 64 bits. */
function keysOfBigInts(values: BigInt64Array, rows: RowNumbers, direction: Direction): Keys {
  const [low, high] = [new Uint32Array(values.length), new Uint32Array(values.length)];
  const least = -(1n << 63n);
  for (const row of rows) {
    const upwards = BigInt.asUintN(64, (values[row] as bigint) - least);
    const distance = direction === 'ascending' ? upwards : BigInt.asUintN(64, ~upwards);
    low[row] = Number(distance & 0xffff_ffffn);
    high[row] = Number(distance >> 32n);
  }
  return { low, high, lowMost: twoTo32 - 1, highMost: twoTo32 - 1 };
}

function orderNumbers({ values }: NumberColumn, rows: RowNumbers, direction: Direction): RowNumbers {
  if (rows.length === 0) return rows;
  const keys = values instanceof BigInt64Array ? keysOfBigInts(values, rows, direction) : keysOfNumbers(values, rows, direction);
  const byLow = radixSort(rows, keys.low, keys.lowMost);
  return keys.highMost > 0 ? radixSort(byLow, keys.high, keys.highMost) : byLow;
}

/** Texts by their bytes in UTF-8, as a database of the locale C orders them. */
export const compareTexts = (a: string, b: string): number => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** The place of each word among all of them, in order. */
function ranksOf({ codes, words }: TextColumn): NumberColumn {
  const known = words.flatMap((word, code) => (word === null ? [] : [{ word, code }])).toSorted((a, b) => compareTexts(a.word, b.word));
  const rankOf = new Float64Array(words.length);
  for (const [rank, { code }] of known.entries()) rankOf[code] = rank;
  const none = words.indexOf(null);
  return {
    kind: 'number',
    values: Float64Array.from(codes, (code) => rankOf[code] as number),
    blanks: none < 0 ? null : Uint8Array.from(codes, (code) => Number(code === none)),
  };
}

/** Rows in the order of a column; those without a value come first when it rises and last when it falls. Rows of one value keep their order. */
export function orderRows(column: Column, rows: RowNumbers, direction: Direction): RowNumbers {
  const numbers = column.kind === 'number' ? column : ranksOf(column);
  if (!numbers.blanks) return orderNumbers(numbers, rows, direction);
  const known = orderNumbers(
    numbers,
    rows.filter((row) => !isBlank(numbers, row)),
    direction,
  );
  const blank = rows.filter((row) => isBlank(numbers, row));
  const ordered = new Uint32Array(rows.length);
  ordered.set(direction === 'ascending' ? blank : known, 0);
  ordered.set(direction === 'ascending' ? known : blank, direction === 'ascending' ? blank.length : known.length);
  return ordered;
}
