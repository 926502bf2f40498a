/** What cells hold once they are calculated, and what reading them gives. */
import type { ColumnPlan } from '../api.ts';
import { isoDateText } from '../dates.ts';
import type { CheckedColumn } from '../definition/checked-program.ts';
import type { ColumnNode } from './context.ts';
import { minorToText, powerOfTen, roundToScale, zero } from './fraction.ts';
import { Failure, isFailure, type Value } from './values.ts';

/** What a stored cell holds: minor units, text, blank or a failure. */
export type Stored = bigint | string | null | Failure;

/** Reads one employee's inputs: minor units or text, null where blank. Table 0 is the history. */
export interface InputReader {
  cell(table: number, column: ColumnPlan, line: number): bigint | string | null;
  /** Lines of a table that has lines. */
  count(table: number): number;
}

export const int64Max = 2n ** 63n - 1n;
export const int64Min = -(2n ** 63n);

/** Sizes that a payroll may hold: below, the digits after the point are what is too many. */
const payableMax = 10n ** 15n;

/** What reading a blank cell gives, by the column's rule. Data columns never store a blank that their rule forbids. */
export function blankInput(plan: ColumnPlan, node: ColumnNode, name: string): Value {
  if (plan.blank === 'keep') return null;
  if (plan.blank === 'error') return new Failure('BLANK_VALUE', node.range, { column: name });
  return plan.type === 'boolean' ? false : plan.storage === 't' ? '' : zero;
}

export function toStored(value: Value, plan: ColumnPlan, column: CheckedColumn): Stored {
  if (isFailure(value)) return value;
  if (value === null || value === '') return storeBlank(plan, column);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  const minor = roundToScale(value, plan.scale, plan.rounding);
  if (minor <= int64Max && minor >= int64Min) return minor;
  const cause = minor < payableMax * powerOfTen(plan.scale) && minor > -payableMax * powerOfTen(plan.scale) ? 'scale' : 'amount';
  return new Failure('OVERFLOW', column.node.range, { value: minorToText(minor, plan.scale), cause, digits: String(plan.scale) });
}

function storeBlank(plan: ColumnPlan, column: CheckedColumn): Stored {
  if (plan.blank === 'keep') return null;
  return plan.blank === 'zero' ? 0n : new Failure('BLANK_VALUE', column.node.range, { column: plan.code });
}

/** A stored cell for people; null where it is blank or failed. */
export function storedToText(stored: Stored, plan: ColumnPlan): string | null {
  if (stored === null || stored instanceof Failure) return null;
  if (typeof stored === 'string') return stored;
  if (plan.type === 'boolean') return stored === 0n ? 'FALSE' : 'TRUE';
  return plan.type === 'date' ? isoDateText(Number(stored)) : minorToText(stored, plan.scale);
}
