/** A cell that has no value, and why. */
export interface CellError {
  readonly error: string;
}
/** Amounts are decimal text, days ISO text, booleans "true" or "false". */
export type CellValue = string | number | null | CellError;

/** How a column's values are written; `figure` is an amount whose currency the table names elsewhere, `change` one with its sign. */
export type ColumnType = 'text' | 'count' | 'number' | 'figure' | 'money' | 'change' | 'percent' | 'date' | 'instant' | 'boolean';
export type Pin = 'start' | 'end';
/** The column that chooses rows; it neither sorts nor opens. */
export const selectColumnId = '#select';

/** A column as data: what it is called, how it is written, and what can be done with it. */
export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  readonly type: ColumnType;
  readonly value: (row: Row) => CellValue;
  /** Digits after the point of a `figure`. */
  readonly scale?: number;
  /** ISO code of a `money` or `change`. */
  readonly currency?: string | ((row: Row) => string);
  /** Pixels at least; without it, by type and by the length of the name. */
  readonly width?: number;
  /** Share of the room that is left over; text takes it, figures don't. */
  readonly grow?: number;
  readonly pin?: Pin;
  readonly isSortable?: boolean;
  /** Its cells open something: an explanation, a record. */
  readonly opens?: boolean;
  /** A zero is a quiet dash. */
  readonly dashesZero?: boolean;
  /** Starts hidden; the chooser brings it in. */
  readonly isHidden?: boolean;
  /** A word beside the value, such as "Joiner". */
  readonly mark?: (row: Row) => string | null;
  /** Links, badges, buttons: for lists of tens of rows; a big table writes text. */
  readonly content?: (row: Row) => React.ReactNode;
  /** Takes as many lines as its text needs; then all rows are as high as they have to be. */
  readonly wraps?: boolean;
  /** Its place on a phone's card; without it a line with its name. */
  readonly card?: 'title' | 'aside' | 'second' | 'line' | 'none';
}

/** Rows as they are there: a page that was read, or windows of a big table that are read as they are seen. */
export interface TableRows<Row> {
  /** Rows that match; undefined until it is known. */
  readonly total: number | undefined;
  /** Rows that can be reached: all of a big table, or those of the page. */
  readonly reachable: number;
  /** Undefined while its window is on the way. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Tells which rows are looked at, where they are read in windows. */
  readonly see?: (first: number, last: number) => void;
  /** Brings in more of a page; all that is left where `bringsAll`. */
  readonly more?: () => void;
  readonly bringsAll?: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface TableSelection<Row> {
  readonly chosen: ReadonlySet<number>;
  /** Undefined: this row cannot be chosen. */
  readonly keyOf: (row: Row) => number | undefined;
  readonly nameOf: (row: Row) => string;
  readonly toggle: (key: number) => void;
  /** Where all that are listed can be chosen at once. */
  readonly chooseAll?: (keys: readonly number[]) => void;
}

/** Sums at the foot, by column. */
export interface TableTotals {
  readonly label: string;
  readonly values: ReadonlyMap<string, CellValue>;
}

export interface TablePlace {
  /** −1 is the head. */
  readonly row: number;
  readonly column: number;
}
