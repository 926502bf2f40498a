/** Values written out for people: figures at their digits, shares as percentages, days and codes by their names. */
import type { ColumnPlan, LocalizedName } from '../api.ts';
import { isoDateText } from '../dates.ts';
import type { CheckedNode } from '../language/checked.ts';
import { type Fraction, minorToText, parseDecimal, powerOfTen, reduce, roundToInteger } from '../reference/fraction.ts';
import { isFailure, type Value } from '../reference/values.ts';
import type { Reader, Words } from './words/words.ts';
import { isYear } from './years.ts';

/** Digits after the point of a number that ends; one that does not is cut after fewer, with an ellipsis. */
const endingDigitsMax = 8;
const cutDigits = 4;
const centDigits = 2;

/** How the values of a column, or of a step, are shown. */
export interface Shown {
  readonly type: CheckedNode['type'] | ColumnPlan['type'] | 'year';
  readonly digitsMin: number;
  readonly percentage: boolean;
  readonly values: Readonly<Record<string, LocalizedName>>;
}

export function shownAs({ type, scale, display }: ColumnPlan): Shown {
  return { type, digitsMin: type === 'money' ? scale : 0, percentage: display.percentage, values: display.values ?? {} };
}

/** A window of the ledger has the digits of its element. */
export const shownHistory = (plan: ColumnPlan): Shown => ({ ...shownAs(plan), digitsMin: plan.scale });

/** A step without a column of its own: amounts have cents. */
export const shownStep = (node: CheckedNode): Shown => ({
  type: isYear(node) ? 'year' : node.type,
  digitsMin: node.currency === null ? 0 : centDigits,
  percentage: false,
  values: {},
});

export class Figures {
  readonly reader: Reader;
  readonly words: Words;

  constructor(reader: Reader, words: Words) {
    this.reader = reader;
    this.words = words;
  }

  name(name: LocalizedName): string {
    return name[this.reader.language];
  }

  /** `nothing` where the value is blank or failed. */
  write(value: Value, shown: Shown): string {
    if (value === null || value === '' || isFailure(value)) return this.words.nothing;
    if (typeof value === 'boolean') return value ? this.words.yes : this.words.no;
    if (typeof value === 'string') return this.text(value, shown.values);
    if (shown.type === 'year') return decimalText(value).text;
    if (shown.type === 'date') return this.day(Number(value.n / value.d));
    return shown.percentage ? this.reader.percent(decimalText(value).text) : this.number(value, shown.digitsMin);
  }

  number(value: Fraction, digitsMin: number): string {
    const { text, isCut } = decimalText(value);
    return `${this.reader.number(text, isCut ? cutDigits : digitsMin)}${isCut ? '…' : ''}`;
  }

  day(days: number): string {
    return this.reader.day(isoDateText(days));
  }

  private text(value: string, values: Shown['values']): string {
    const named = Object.hasOwn(values, value) ? values[value] : undefined;
    return named ? this.name(named) : this.words.text(value);
  }
}

/** Decimal text: all digits where the number ends soon, else as many as are worth reading. */
function decimalText(value: Fraction): { readonly text: string; readonly isCut: boolean } {
  for (let digits = 0; digits <= endingDigitsMax; digits += 1) {
    const scaled = reduce({ n: value.n * powerOfTen(digits), d: value.d });
    if (scaled.d === 1n) return { text: minorToText(scaled.n, digits), isCut: false };
  }
  const minor = roundToInteger({ n: value.n * powerOfTen(cutDigits), d: value.d }, 'DOWN');
  return { text: minorToText(minor, cutDigits), isCut: true };
}

/** A value that is kept as text (decimal or fraction, ISO date, TRUE or FALSE) as its column shows it. */
export function writeText(figures: Figures, value: string, shown: Shown): string {
  if (value === '') return figures.words.nothing;
  if (shown.type === 'text') return figures.write(value, shown);
  if (shown.type === 'boolean') return figures.write(value === 'TRUE', shown);
  if (shown.type === 'date') return figures.reader.day(value);
  const number = parseFraction(value);
  return number ? figures.write(number, shown) : figures.words.text(value);
}

/** Decimal text, or a fraction as `1/3`. */
function parseFraction(text: string): ReturnType<typeof parseDecimal> {
  const [n, d] = text.split('/');
  if (d === undefined || !/^-?\d+$/.test(n ?? '') || !/^[1-9]\d*$/.test(d)) return parseDecimal(text);
  return { n: BigInt(n ?? 0), d: BigInt(d) };
}
