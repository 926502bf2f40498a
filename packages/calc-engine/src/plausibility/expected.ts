/** What is expected of a column's values: declared by the definition, or by what the column is. */
import type { Cell, PlausibleValues } from '@wagewright/contracts/definition';
import type { ColumnType, DefinitionError } from '../api.ts';
import { constantToMinor, parseCell } from '../definition/cells.ts';
import { powerOfTen } from '../reference/fraction.ts';
import type { Expected } from './finding.ts';

interface Declared {
  readonly code: string;
  readonly type: ColumnType;
  readonly scale: number;
  readonly plausible?: PlausibleValues | undefined;
}

const unbounded: ReadonlySet<ColumnType> = new Set(['text', 'boolean']);

/** @returns null where the definition declares nothing, or nothing that can be compared; the latter with an error */
export function declaredBounds(table: string, column: Declared, report: (error: DefinitionError) => void): Expected | null {
  const { plausible, type, scale, code } = column;
  if (!plausible) return null;
  const fail = (message: string, nextStep: string): null => {
    report({ code: 'PLAUSIBLE_VALUES', message, nextStep, table, column: code });
    return null;
  };
  if (unbounded.has(type)) return fail(`A column of type ${type} has no smallest or largest value.`, 'Remove "plausible".');
  const minor = (cell: Cell | undefined): bigint | null | undefined => {
    if (cell === undefined) return null;
    const parsed = parseCell(cell, type, scale);
    return parsed.ok && parsed.value ? constantToMinor(parsed.value, scale) : undefined;
  };
  const [least, most] = [minor(plausible.from), minor(plausible.to)];
  if (least === undefined || most === undefined) {
    const kind = type === 'date' ? 'a date like 2026-01-31' : `a number with at most ${scale} digits after the point`;
    return fail('What is plausible is not written as a value of the column.', `Write ${kind}.`);
  }
  if (least !== null && most !== null && least > most) return fail('No value lies between "from" and "to".', 'Exchange them.');
  return { least, most };
}

/** A share: from nothing to the whole. */
export const shareBounds = (scale: number): Expected => ({ least: 0n, most: powerOfTen(scale) });

export const isOutside = (value: bigint, { least, most }: Expected): boolean =>
  (least !== null && value < least) || (most !== null && value > most);
