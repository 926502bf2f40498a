/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import type { Numbers } from '../../../copy/column-blocks.ts';

/** A column of a whole result in memory, by row: minor units, days, or 0 and 1. As small as every value fits exactly. */
export interface NumberColumn {
  readonly kind: 'number';
  readonly values: Numbers | BigInt64Array;
  /** 1 where there is no value, and the value then 0; null where every row has one. */
  readonly blanks: Uint8Array | null;
  /** No value is further from 0; left out where nobody has looked. */
  readonly furthest?: number;
}

/** Texts by row, each once: row r says `words[codes[r]]`. */
export interface TextColumn {
  readonly kind: 'text';
  readonly codes: Uint32Array;
  readonly words: readonly (string | null)[];
}

export type Column = NumberColumn | TextColumn;

/** Whose rows they are and which line of theirs, in the order of employees and lines. */
export interface RowPlaces {
  readonly count: number;
  readonly employeeIds: Int32Array;
  readonly lines: Int16Array;
}

/** Some rows by their number, in an order. */
export type RowNumbers = Uint32Array;

export const isBlank = ({ blanks }: NumberColumn, row: number): boolean => blanks !== null && blanks[row] === 1;

const safeHigh = 2 ** 21;
const twoTo32 = 2 ** 32;
/** What stands in the bytes for no value. */
export const noNumber = -9_223_372_036_854_775_808n;

/** Reads whole numbers of eight bytes each, the least standing for none; as doubles while all of them fit. */
export function numbersOf(bytes: Uint8Array): NumberColumn {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.byteLength / 8;
  const values = new Float64Array(count);
  let blanks: Uint8Array | null = null;
  for (let row = 0; row < count; row++) {
    const high = view.getInt32(row * 8);
    if (high < safeHigh && high >= -safeHigh) values[row] = high * twoTo32 + view.getUint32(row * 8 + 4);
    else if (view.getBigInt64(row * 8) === noNumber) (blanks ??= new Uint8Array(count))[row] = 1;
    else return wideNumbersOf(view, count);
  }
  return { kind: 'number', values, blanks };
}

function wideNumbersOf(view: DataView, count: number): NumberColumn {
  const values = new BigInt64Array(count);
  const blanks = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    const value = view.getBigInt64(row * 8);
    if (value === noNumber) blanks[row] = 1;
    else values[row] = value;
  }
  return { kind: 'number', values, blanks };
}

/** Gives every text of a list a number. */
export function textsOf(texts: readonly (string | null)[]): TextColumn {
  const known = new Map<string | null, number>();
  const codes = new Uint32Array(texts.length);
  for (const [row, text] of texts.entries()) {
    let code = known.get(text);
    if (code === undefined) known.set(text, (code = known.size));
    codes[row] = code;
  }
  return { kind: 'text', codes, words: [...known.keys()] };
}

/** A text of each row, made from ids of which many are the same; null for no text. */
export function textsOfIds({ values }: NumberColumn, textOf: (id: number) => string | null): TextColumn {
  const known = new Map<string | null, number>();
  const codeOf: number[] = [];
  const codes = new Uint32Array(values.length);
  for (let row = 0; row < codes.length; row++) {
    const id = Number(values[row]);
    let code = codeOf[id];
    if (code === undefined) {
      const text = textOf(id);
      code = known.get(text) ?? known.size;
      known.set(text, code);
      codeOf[id] = code;
    }
    codes[row] = code;
  }
  return { kind: 'text', codes, words: [...known.keys()] };
}

/** Whole numbers of four bytes each. */
export function idsOf(bytes: Uint8Array | null): Int32Array {
  if (!bytes) return new Int32Array(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ids = new Int32Array(bytes.byteLength / 4);
  for (let index = 0; index < ids.length; index++) ids[index] = view.getInt32(index * 4);
  return ids;
}

export const bytesOf = (column: Column): number =>
  column.kind === 'number'
    ? column.values.byteLength + (column.blanks?.byteLength ?? 0)
    : column.codes.byteLength + column.words.length * 32;
