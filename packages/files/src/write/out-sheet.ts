import type { ColumnSpec, Value } from '../typed/column.ts';

/** A table as it goes out. What a column takes is what a reader of the same column gives: a written file is read back as it was. */
export interface OutSheet {
  /** A workbook's sheet; text files have none. */
  readonly name: string;
  readonly columns: readonly OutColumn[];
  /** Some hundred rows at a time: nothing keeps more than one block. */
  readonly blocks: Iterable<OutBlock> | AsyncIterable<OutBlock>;
}

export interface OutColumn extends ColumnSpec {
  /** In characters; default: by type. */
  readonly width?: number;
}

/** Rows of values in the order of the columns: decimals as `-1234.50`, dates as `2026-01-31`. */
export type OutBlock = readonly (readonly Value[])[];

/**
 * Texts that a spreadsheet would take for a formula begin with one of these (OWASP, CSV injection); apostrophes in front of them are ours,
 * or were theirs: one more goes in front, one is taken away by the reader.
 */
const formulaLike = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

export const isFormulaLike = (text: string): boolean => formulaLike.test(text);
