/** Values of the reference evaluator. A failure is a value: it travels up to its cell and is never thrown. */
import type { CellErrorCode, TextRange } from '../api.ts';
import { isoDateText } from '../dates.ts';
import type { ValueKind } from '../language/checked.ts';
import { type Fraction, fractionToText } from './fraction.ts';

export class Failure {
  readonly code: CellErrorCode;
  readonly range: TextRange;
  readonly parameters: Readonly<Record<string, string>>;

  constructor(code: CellErrorCode, range: TextRange, parameters: Readonly<Record<string, string>> = {}) {
    this.code = code;
    this.range = range;
    this.parameters = parameters;
  }
}

/** Dates are fractions of whole days; null is blank. */
export type Value = Fraction | string | boolean | null | Failure;

export function isFailure(value: Value): value is Failure {
  return value instanceof Failure;
}

/** A value for people; null where it is blank or failed. */
export function valueToText(value: Value, type: ValueKind): string | null {
  if (value === null || isFailure(value)) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return type === 'date' ? isoDateText(Number(value.n / value.d)) : fractionToText(value);
}

interface ErrorText {
  message(parameters: Readonly<Record<string, string>>): string;
  readonly nextStep: string;
}

/** What each code says. Messages name values, never types of the machine. */
const texts: Readonly<Record<CellErrorCode, ErrorText>> = {
  BLANK_VALUE: {
    message: (p) => (p.column ? `${p.column} is blank.` : 'A value is blank.'),
    nextStep: 'Fill in the value, use COALESCE, or set the blank rule of the column.',
  },
  DIVISION_BY_ZERO: { message: () => 'A number is divided by zero.', nextStep: 'Correct the divisor, or use SAFE_DIV.' },
  OVERFLOW: {
    message: (p) => `The result ${p.value ?? ''} is too large to store.`,
    nextStep: 'Check the inputs; no amount of this size can be paid.',
  },
  MISSING_ROW: {
    message: (p) => `Table ${p.table} has no row ${p.key === undefined ? 'that fits' : `with the key "${p.key}"`}.`,
    nextStep: 'Correct the key or add the row to the table.',
  },
  MISSING_BRACKET: {
    message: (p) => `Table ${p.table} has no bracket for ${p.value}.`,
    nextStep: 'Correct the value or extend the table.',
  },
  MISSING_VERSION: {
    message: (p) => `Table ${p.table} has no version that holds in this period.`,
    nextStep: 'Add the version of the period to the table.',
  },
  NOT_UNIQUE: {
    message: (p) => `More than one row of ${p.table} fits.`,
    nextStep: 'Correct the rows, narrow the condition, or say which row counts: FIRST, LAST or an aggregate.',
  },
  TOO_MANY_LINES: {
    message: (p) => `The employee has ${p.lines} lines in ${p.table}; at most ${p.most} are calculated.`,
    nextStep: 'Join records that belong together, or correct the import.',
  },
  INVALID_ARGUMENT: {
    message: (p) => `${p.what ?? 'An argument'} cannot be ${p.value}.`,
    nextStep: 'Correct the value that the expression uses here.',
  },
  INVALID_DATE: {
    message: (p) => `${p.value ?? 'The result'} is not a date between 0001 and 9999.`,
    nextStep: 'Correct the year, month, day or number of days.',
  },
  RAISED: { message: (p) => p.message ?? '', nextStep: 'The rule does not cover this case; correct the employee’s data or the rule.' },
  DEPENDS_ON_ERROR: { message: (p) => `${p.column} failed, and this cell needs it.`, nextStep: 'Correct that cell; this one follows.' },
  ENGINE_FAILURE: {
    message: (p) => `The engine could not calculate this employee: ${p.reason ?? 'unknown reason'}.`,
    nextStep: 'Report it with the employee and the period.',
  },
};

export function failureMessage(code: CellErrorCode, parameters: Readonly<Record<string, string>>): string {
  return texts[code].message(parameters);
}

export function failureNextStep(code: CellErrorCode): string {
  return texts[code].nextStep;
}
