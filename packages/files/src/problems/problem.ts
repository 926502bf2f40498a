/** What is wrong with a file, as data: words in a language are made from it (`describeProblem`). */

/** Where something stands. A place without a row means the file or the sheet as a whole. */
export interface FilePlace {
  readonly file: string;
  /** Null for a text file. */
  readonly sheet: string | null;
  readonly row?: number;
  /** From 1. */
  readonly column?: number;
  /** Of a text file: the line and the character in it, both from 1. */
  readonly line?: number;
  readonly character?: number;
}

export const problemCodes = [
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'NOT_A_TABLE',
  'OLD_WORKBOOK',
  'LOCKED_WORKBOOK',
  'BROKEN_WORKBOOK',
  'WORKBOOK_TOO_LARGE',
  'TOO_MANY_ROWS',
  'TOO_MANY_COLUMNS',
  'TOO_MANY_CELLS',
  'CELL_TOO_LONG',
  'TOO_SLOW',
  'ENCODING_UNKNOWN',
  'ENCODING_WRONG',
  'QUOTE_OPEN',
  'QUOTE_INSIDE',
  'QUOTE_AFTER',
  'SHEET_UNKNOWN',
  'SHEET_WHICH',
  'SHEETS_IN_TEXT',
  'HIDDEN_SHEETS',
  'HIDDEN_ROWS',
  'MERGED_CELLS',
  'NO_ROWS',
  'KEY_COLUMN',
  'COLUMN_UNKNOWN',
  'COLUMN_TWICE',
  'COLUMN_UNNAMED',
  'COLUMNS_MISSING',
  'COLUMN_REQUIRED',
  'ROW_SHORT',
  'ROW_LONG',
  'TOTAL_ROW',
  'TOTAL_ROW_LEFT',
  'TITLE_ROWS',
  'ROWS_BLANK',
  'COLUMNS_LEFT',
  'KEY_BLANK',
  'KEY_TWICE',
  'KEY_UNKNOWN',
  'CELL_BLANK',
  'VALUE_UNKNOWN',
  'CELL_ERROR',
  'FORMULA_WITHOUT_RESULT',
  'DIGITS_LOST',
  'NOT_A_NUMBER',
  'NUMBER_DOUBTFUL',
  'NUMBER_TOO_LARGE',
  'TOO_MANY_DECIMALS',
  'NOT_WHOLE',
  'PERCENT_SIGN',
  'CURRENCY_OTHER',
  'DATE_AS_NUMBER',
  'TIME_AS_NUMBER',
  'NOT_A_DATE',
  'DATE_DOUBTFUL',
  'DATE_SHORT_YEAR',
  'DATE_WITH_TIME',
  'NUMBER_AS_DATE',
  'NOT_A_BOOLEAN',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface FileProblem {
  readonly code: ProblemCode;
  readonly place: FilePlace;
  /** The column as its reader calls it. */
  readonly column?: string;
  /** What stands there. */
  readonly read?: string;
  /** Belongs to the cause: problems that differ here are told apart. */
  readonly details?: Readonly<Record<string, string | number>>;
  /** Belongs to the cell: readings between which the file leaves a doubt. */
  readonly readings?: readonly [string, string];
  /** How many places this one stands for, where there were too many to keep; else it is one. */
  readonly count?: number;
}

/** A file that cannot be read further. */
export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`${problem.code} in ${problem.place.file}`);
    this.name = 'FileError';
    this.problem = problem;
  }
}

/** @throws FileError always */
export function refuseFile(problem: FileProblem): never {
  throw new FileError(problem);
}
