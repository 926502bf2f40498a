/** What a column of a table takes. */

/** A `percentage` is a decimal too; the difference is what a person may be asked about a number above 1. */
export type ValueType = 'text' | 'integer' | 'decimal' | 'money' | 'percentage' | 'date' | 'boolean';

export interface ColumnSpec {
  /** How messages call it. */
  readonly label: string;
  readonly type: ValueType;
  /** Digits after the point that are kept; default: any number of them. An integer has none. */
  readonly scale?: number;
  /** Of money: ISO 4217. A sign of another currency is refused. */
  readonly currency?: string;
  /** Of days: a number of five digits is a day, as spreadsheets count them from 1900. */
  readonly takesSerials?: boolean;
  /** No cell may be blank. */
  readonly isRequired?: boolean;
}

/** Decimals as digits with a point (`-1234.50`), dates as `2026-01-31`. */
export type Value = string | boolean | null;

/** Which mark stands before the decimals. */
export type DecimalMark = 'point' | 'comma';
/** Which comes first in `01/02/2026`. */
export type DateOrder = 'day-first' | 'month-first';

/** How people write numbers and dates where they come from: decides what a file leaves in doubt. */
export interface Notation {
  readonly decimalMark?: DecimalMark;
  readonly dateOrder?: DateOrder;
}

/** What a cell's text can be: one value; two, of which the notation decides; or nothing of the column's type. */
export type Reading =
  | { readonly kind: 'value'; readonly value: Value; readonly proves?: DecimalMark | DateOrder }
  | NumberDoubt
  | DateDoubt
  | { readonly kind: 'problem'; readonly code: CellProblemCode; readonly details?: Readonly<Record<string, string | number>> };

interface NumberDoubt {
  readonly kind: 'doubt';
  readonly of: 'number';
  readonly readings: Readonly<Record<DecimalMark, Reading>>;
  /** The readings for people: what the column takes of them is another question. */
  readonly texts: readonly [point: string, comma: string];
}

interface DateDoubt {
  readonly kind: 'doubt';
  readonly of: 'date';
  readonly readings: Readonly<Record<DateOrder, Reading>>;
  readonly texts: readonly [dayFirst: string, monthFirst: string];
}

export type Doubt = NumberDoubt | DateDoubt;

export type CellProblemCode =
  | 'CELL_ERROR'
  | 'FORMULA_WITHOUT_RESULT'
  | 'DIGITS_LOST'
  | 'NOT_A_NUMBER'
  | 'TOO_MANY_DECIMALS'
  | 'NOT_WHOLE'
  | 'PERCENT_SIGN'
  | 'CURRENCY_OTHER'
  | 'DATE_AS_NUMBER'
  | 'TIME_AS_NUMBER'
  | 'NOT_A_DATE'
  | 'DATE_SHORT_YEAR'
  | 'DATE_WITH_TIME'
  | 'NUMBER_AS_DATE'
  | 'NOT_A_BOOLEAN';

export const refused = (code: CellProblemCode, details?: Readonly<Record<string, string | number>>): Reading =>
  details ? { kind: 'problem', code, details } : { kind: 'problem', code };
export const read = (value: Value, proves?: DecimalMark | DateOrder): Reading =>
  proves ? { kind: 'value', value, proves } : { kind: 'value', value };
