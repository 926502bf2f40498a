import type { FileRow } from './cells.ts';
import type { FilePlace, FileProblem } from './problems/problem.ts';
import type { Encoding } from './text/decode-text.ts';
import type { Delimiter } from './text/delimiter.ts';

/** The one table of a file that is read: a text file's, or that of a workbook's sheet. */
export interface SheetReader {
  readonly file: string;
  /** Null for a text file. */
  readonly sheet: string | null;
  /** How a text file was read; null for a workbook. */
  readonly text: { readonly encoding: Encoding; readonly delimiter: Delimiter } | null;
  /**
   * Rows that have something in them, from the top, some hundred or thousand at a time; once.
   * @throws FileError (out of the iteration) where the file cannot be read further
   */
  blocks(): AsyncGenerator<readonly FileRow[]>;
  place(row: FileRow, column?: number): FilePlace;
  /** What is worth saying though it stops nobody (hidden rows …) and merged cells; complete after the last block. */
  notes(): readonly FileProblem[];
  /** Ranges of merged cells, `[first row, first column, last row, last column]` from 1; complete after the last block. */
  merged(): readonly (readonly [number, number, number, number])[];
}

export const rowsPerBlock = 1_000;
