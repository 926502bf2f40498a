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
