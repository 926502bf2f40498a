/** Cells written by hand (parameters, constants, tests) → values. */
import type { Cell } from '@wagewright/contracts/definition';
import type { ColumnType } from '../api.ts';
import { isoDateText, parseIsoDate } from '../dates.ts';
import type { Constant } from '../language/checked.ts';
import { type Fraction, fractionToText, parseDecimal, powerOfTen } from '../reference/fraction.ts';

export type CellResult = { readonly ok: true; readonly value: Constant | null } | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): CellResult => ({ ok: false, problem });

/** A cell as a value of a column's type; a number may not have more digits than the scale. */
export function parseCell(cell: Cell, type: ColumnType, scale: number): CellResult {
  if (cell === null || cell === '') return { ok: true, value: null };
  switch (type) {
    case 'text':
      return { ok: true, value: { kind: 'text', value: String(cell) } };
    case 'boolean':
      return typeof cell === 'boolean' ? { ok: true, value: { kind: 'boolean', value: cell } } : refuse(`"${cell}" is not true or false`);
    case 'date': {
      const days = typeof cell === 'string' ? parseIsoDate(cell) : null;
      return days === null ? refuse(`"${cell}" is not a date like 2026-01-31`) : { ok: true, value: { kind: 'date', days } };
    }
    default: {
      const value = typeof cell === 'boolean' ? null : readNumber(String(cell), type);
      if (!value) return refuse(`"${cell}" is not a number`);
      if ((value.n * powerOfTen(scale)) % value.d !== 0n) return refuse(`${cell} has more than ${scale} digits after the point`);
      return { ok: true, value: { kind: 'number', value } };
    }
  }
}

/** A decimal, written `5%` too: 0.05. */
function readNumber(text: string, type: ColumnType): Fraction | null {
  const share = type === 'decimal' ? /^(.*\d) ?%$/.exec(text.trim())?.[1] : undefined;
  const value = parseDecimal(share ?? text);
  return value && share !== undefined ? { n: value.n, d: value.d * 100n } : value;
}

/** The stored integer of a value: minor units, days, 0/1. Text has none. */
export function constantToMinor(value: Constant, scale: number): bigint | null {
  switch (value.kind) {
    case 'number':
      return (value.value.n * powerOfTen(scale)) / value.value.d;
    case 'boolean':
      return value.value ? 1n : 0n;
    case 'date':
      return BigInt(value.days);
    case 'text':
      return null;
  }
}

/** A value for people: digits, TRUE or FALSE, an ISO date, or the text itself. */
export function constantToText(value: Constant): string {
  switch (value.kind) {
    case 'number':
      return fractionToText(value.value);
    case 'boolean':
      return value.value ? 'TRUE' : 'FALSE';
    case 'date':
      return isoDateText(value.days);
    case 'text':
      return value.value;
  }
}

/** A value written as an expression. */
export function constantToExpression(value: Constant): string {
  if (value.kind === 'text') return `"${value.value.replaceAll('"', '""')}"`;
  if (value.kind !== 'date') return constantToText(value);
  const [year, month, day] = isoDateText(value.days).split('-').map(Number);
  return `DATE(${year}, ${month}, ${day})`;
}
