/* oxlint-disable typescript/no-unsafe-type-assertion -- loops over millions of numbers read typed arrays at places that are within them (ADR 91) */
import { AppError } from '@wagewright/contracts';
import { decimalText } from '../../runs/index.ts';
import type { RowCondition, StoredColumn } from '../row-filter.ts';
import { type Column, type NumberColumn, type TextColumn } from './column.ts';
import { compareTexts } from './order-rows.ts';

/** 1 for each row that is meant. */
export type Mask = Uint8Array;

/** How a column's values are written in conditions. */
export interface ValueShape {
  readonly type: StoredColumn['type'];
  readonly scale: number;
}

const wellFormed: Readonly<Record<ValueShape['type'], RegExp>> = {
  text: /^/,
  integer: /^-?\d{1,19}(\.\d{1,12})?$/,
  decimal: /^-?\d{1,19}(\.\d{1,12})?$/,
  money: /^-?\d{1,19}(\.\d{1,12})?$/,
  date: /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  boolean: /^(true|false)$/,
};
const typeNames = { text: 'text', integer: 'number', decimal: 'number', money: 'number', date: 'date', boolean: 'boolean' } as const;
const dayMs = 86_400_000;

/** February has no thirtieth. */
const isCalendarDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** A number that values are held against: whole minor units at or below it, and whether it is these exactly. */
interface Bound {
  readonly floor: bigint;
  readonly isWhole: boolean;
}

/** A number as it is written, in minor units; a day as days since 1970; true as 1. */
function boundOf(text: string, { type, scale }: ValueShape): Bound {
  if (type === 'boolean') return { floor: text === 'true' ? 1n : 0n, isWhole: true };
  if (type === 'date') return { floor: BigInt(Date.parse(`${text}T00:00:00Z`) / dayMs), isWhole: true };
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const digits = BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale));
  const isWhole = /^0*$/.test(fraction.slice(scale));
  if (!text.startsWith('-')) return { floor: digits, isWhole };
  return { floor: isWhole ? -digits : -digits - 1n, isWhole };
}

/** @throws AppError VALIDATION_FAILED for a value that is none of the column's type */
function requireWellFormed(text: string, { type }: ValueShape, column: string): void {
  if (wellFormed[type].test(text) && (type !== 'date' || isCalendarDay(text))) return;
  throw new AppError('VALIDATION_FAILED', { reason: `"${text}" is no ${typeNames[type]} to compare ${column} with` });
}

type Test<Value> = (value: Value) => boolean;
type Comparison = 'equals' | 'not-equals' | 'less' | 'at-most' | 'greater' | 'at-least';

/** Doubles up to 2^53 are compared with a bound beyond it as with its nearest double: the answer is the same. */
function compareNumber(operator: Comparison, { floor, isWhole }: Bound, isWide: boolean): Test<number | bigint> {
  const bound = isWide ? floor : Number(floor);
  const tests: Readonly<Record<Comparison, Test<number | bigint>>> = {
    equals: (value) => isWhole && value === bound,
    'not-equals': (value) => !isWhole || value !== bound,
    less: isWhole ? (value) => value < bound : (value) => value <= bound,
    'at-most': (value) => value <= bound,
    greater: (value) => value > bound,
    'at-least': isWhole ? (value) => value >= bound : (value) => value > bound,
  };
  return tests[operator];
}

const compareText = (operator: Comparison, bound: string): Test<string> => {
  const tests: Readonly<Record<Comparison, Test<string>>> = {
    equals: (text) => text === bound,
    'not-equals': (text) => text !== bound,
    less: (text) => compareTexts(text, bound) < 0,
    'at-most': (text) => compareTexts(text, bound) <= 0,
    greater: (text) => compareTexts(text, bound) > 0,
    'at-least': (text) => compareTexts(text, bound) >= 0,
  };
  return tests[operator];
};

function maskNumbers(column: NumberColumn, test: Test<number | bigint>): Mask {
  const { values, blanks } = column;
  const mask = new Uint8Array(values.length);
  for (let row = 0; row < mask.length; row++) if (test(values[row] as number | bigint)) mask[row] = 1;
  if (blanks) for (let row = 0; row < mask.length; row++) if (blanks[row] === 1) mask[row] = 0;
  return mask;
}

/** Every word is asked once, whoever has it. */
function maskTexts({ codes, words }: TextColumn, test: Test<string>): Mask {
  const meant = Uint8Array.from(words, (word) => Number(word !== null && test(word)));
  return Uint8Array.from(codes, (code) => meant[code] as number);
}

const maskBlank = (column: Column): Mask =>
  column.kind === 'number'
    ? Uint8Array.from(column.blanks ?? new Uint8Array(column.values.length))
    : Uint8Array.from(column.codes, (code) => Number(column.words[code] === null));

export const negated = (mask: Mask): Mask => mask.map((meant) => 1 - meant);

/** Adds up masks: all of them, or any. */
export function combined(masks: readonly Mask[], match: 'all' | 'single'): Mask | null {
  const [first, ...rest] = masks;
  if (!first) return null;
  const mask = Uint8Array.from(first);
  for (const other of rest)
    for (let row = 0; row < mask.length; row++)
      mask[row] = match === 'all' ? (mask[row] as number) & (other[row] as number) : (mask[row] as number) | (other[row] as number);
  return mask;
}

/** A number as it is written: what `contains` looks into. */
export function writeNumber(value: number | bigint, { type, scale }: ValueShape): string {
  if (type === 'boolean') return value === 0 || value === 0n ? 'false' : 'true';
  if (type === 'date') return new Date(Number(value) * dayMs).toISOString().slice(0, 10);
  return decimalText(String(value), scale);
}

function maskContaining(column: Column, part: string, shape: ValueShape): Mask {
  const wanted = part.toLowerCase();
  if (column.kind === 'text') return maskTexts(column, (text) => text.toLowerCase().includes(wanted));
  return maskNumbers(column, (value) => writeNumber(value, shape).includes(wanted));
}

/** Rows whose text holds a part, as it is stored or as people read it in either language. */
export function maskReading(column: TextColumn, part: string, values: NonNullable<StoredColumn['display']>['values'] = {}): Mask {
  const wanted = part.toLowerCase();
  return maskTexts(column, (text) => [text, ...Object.values(values[text] ?? {})].some((said) => said.toLowerCase().includes(wanted)));
}

function maskCompared(column: Column, operator: Comparison, text: string, { shape, name }: { shape: ValueShape; name: string }): Mask {
  requireWellFormed(text, shape, name);
  if (column.kind === 'text') return maskTexts(column, compareText(operator, text));
  return maskNumbers(column, compareNumber(operator, boundOf(text, shape), column.values instanceof BigInt64Array));
}

const everyRow = (column: Column): Mask => new Uint8Array(column.kind === 'number' ? column.values.length : column.codes.length).fill(1);

function maskOneOf(column: Column, values: readonly string[], { shape, name }: { shape: ValueShape; name: string }): Mask {
  const given = values.filter((text) => text !== '');
  for (const text of given) requireWellFormed(text, shape, name);
  const texts = new Set(given);
  const bounds = given.map((text) => (column.kind === 'number' ? boundOf(text, shape) : undefined)).filter((bound) => bound?.isWhole);
  const isWide = column.kind === 'number' && column.values instanceof BigInt64Array;
  const numbers = new Set<number | bigint>(bounds.map((bound) => (isWide ? (bound?.floor ?? 0n) : Number(bound?.floor))));
  const among = column.kind === 'text' ? maskTexts(column, (text) => texts.has(text)) : maskNumbers(column, (value) => numbers.has(value));
  return given.length < values.length ? (combined([among, maskBlank(column)], 'single') ?? among) : among;
}

function maskBetween(column: Column, [least = '', most = '']: readonly string[], of: { shape: ValueShape; name: string }): Mask {
  const bounds = [least && maskCompared(column, 'at-least', least, of), most && maskCompared(column, 'at-most', most, of)];
  return (
    combined(
      bounds.filter((mask) => mask !== ''),
      'all',
    ) ?? everyRow(column)
  );
}

/**
 * Which rows a condition holds for. A row without a value meets none but `blank` and a choice of none.
 * @throws AppError VALIDATION_FAILED for a value that is none of the column's type
 */
export function matchCondition(column: Column, { column: name, operator, value = '', values = [] }: RowCondition, shape: ValueShape): Mask {
  const of = { shape, name };
  switch (operator) {
    case 'blank':
      return maskBlank(column);
    case 'not-blank':
      return negated(maskBlank(column));
    case 'contains':
      return maskContaining(column, value, shape);
    case 'one-of':
      return maskOneOf(column, values, of);
    case 'between':
      return maskBetween(column, values, of);
    default:
      return maskCompared(column, operator, value, of);
  }
}
