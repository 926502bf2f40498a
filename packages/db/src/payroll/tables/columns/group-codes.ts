/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import { type Column, isBlank, type NumberColumn, type RowNumbers, type TextColumn } from './column.ts';
import { compareTexts, orderRows } from './order-rows.ts';

/** Rows in groups: of each row its group's number, groups in the order of what they say, the one that says nothing last. */
export interface Groups {
  /** By row; only the rows that were grouped have one. */
  readonly codes: Uint32Array;
  /** What each group says: minor units or text, null for nothing. */
  readonly values: readonly (number | bigint | string | null)[];
}

function groupTexts({ codes: given, words }: TextColumn, rows: RowNumbers): Groups {
  const present = new Uint8Array(words.length);
  for (const row of rows) present[given[row] as number] = 1;
  const ordered = words
    .flatMap((word, code) => (present[code] === 1 ? [{ word, code }] : []))
    .toSorted((a, b) =>
      a.word === null || b.word === null ? Number(a.word === null) - Number(b.word === null) : compareTexts(a.word, b.word),
    );
  const groupOf = new Uint32Array(words.length);
  for (const [group, { code }] of ordered.entries()) groupOf[code] = group;
  const codes = new Uint32Array(given.length);
  for (const row of rows) codes[row] = groupOf[given[row] as number] as number;
  return { codes, values: ordered.map(({ word }) => word) };
}

/** In the order of the values each other value begins a group: no value is looked up. */
function groupNumbers(column: NumberColumn, rows: RowNumbers): Groups {
  const { values } = column;
  const codes = new Uint32Array(values.length);
  const found: (number | bigint | null)[] = [];
  const known = column.blanks ? rows.filter((row) => !isBlank(column, row)) : rows;
  for (const row of orderRows({ ...column, blanks: null }, known, 'ascending')) {
    const value = values[row] as number | bigint;
    if (found.length === 0 || found.at(-1) !== value) found.push(value);
    codes[row] = found.length - 1;
  }
  if (known.length < rows.length) {
    for (const row of rows) if (isBlank(column, row)) codes[row] = found.length;
    found.push(null);
  }
  return { codes, values: found };
}

export const groupBy = (column: Column, rows: RowNumbers): Groups =>
  column.kind === 'text' ? groupTexts(column, rows) : groupNumbers(column, rows);

/** Groups within groups: what they say is told by `paths`, a group of each. */
export interface NestedGroups {
  readonly codes: Uint32Array;
  readonly paths: readonly (readonly number[])[];
}

/** Groups by several columns, in the order of the first, then the second. */
export function nested(groups: readonly Groups[], rows: RowNumbers): NestedGroups {
  const [first, ...rest] = groups;
  if (!first) return { codes: new Uint32Array(rows.reduce((most, row) => Math.max(most, row + 1), 0)), paths: [[]] };
  let codes: Uint32Array = first.codes;
  let paths: (readonly number[])[] = first.values.map((_, code) => [code]);
  for (const inner of rest) {
    const size = inner.values.length;
    const joint = Float64Array.from(codes, (code, row) => code * size + (inner.codes[row] as number));
    const both = groupNumbers({ kind: 'number', values: joint, blanks: null }, rows);
    const outer = paths;
    paths = both.values.map((value) => [...(outer[Math.floor(Number(value) / size)] ?? []), Number(value) % size]);
    codes = both.codes;
  }
  return { codes, paths };
}
