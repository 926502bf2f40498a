import { isDecimal, signOf } from '../../format/decimal.ts';
import type { Formatter } from '../../format/formatter.ts';
import type { CellValue, Column, ColumnType } from './table-types.ts';

/** What stands in a cell that has no value. */
export const nothing = '–';

type Write<Row> = (value: string, row: Row) => string;
type Shape<Row> = Pick<Column<Row>, 'type' | 'scale' | 'currency'>;

const figureTypes: ReadonlySet<ColumnType> = new Set(['count', 'number', 'figure', 'money', 'change', 'percent']);
export const isFigure = ({ type }: { readonly type: ColumnType }): boolean => figureTypes.has(type);

const signed = /^-?[\d.]*[1-9]/;
/** −1, 0 or 1 of decimal text, by looking at it: no number is made. */
const quickSign = (value: string): number => (signed.test(value) ? (value.startsWith('-') ? -1 : 1) : 0);

const currencyOf = <Row>({ currency = '' }: Shape<Row>) => (typeof currency === 'string' ? () => currency : currency);

function writers<Row>(shape: Shape<Row>, format: Formatter): Record<ColumnType, Write<Row>> {
  const currency = currencyOf(shape);
  const { scale = 2 } = shape;
  return {
    text: (value) => value,
    count: (value) => format.count(Number(value)),
    number: (value) => (isDecimal(value) ? format.number(value) : value),
    figure: (value) => (isDecimal(value) ? format.figure(value, scale) : value),
    money: (value, row) => format.money(value, currency(row)),
    change: (value, row) => format.change(value, currency(row)),
    percent: (value) => (isDecimal(value) ? format.percent(value, { digits: 3 }) : value),
    date: (value) => format.day(value),
    instant: (value) => format.instant(value),
    boolean: (value) => (value === 'true' ? '✓' : nothing),
  };
}

/** Writes a column's values; made once a column, asked once a cell. */
export function createWriter<Row>(column: Column<Row>, format: Formatter): (value: CellValue, row: Row) => string {
  const write = writers(column, format)[column.type];
  const dashes = column.dashesZero === true && isFigure(column);
  return (value, row) => {
    if (value === null || value === '') return nothing;
    if (typeof value === 'object') return value.error;
    const text = String(value);
    return dashes && quickSign(text) === 0 ? nothing : write(text, row);
  };
}

export type Tone = 'negative' | 'error' | 'quiet' | undefined;

/** What a cell's colour says besides its text. */
export function toneOf(column: Pick<Column<never>, 'type' | 'dashesZero'>, value: CellValue): Tone {
  if (value === null || value === '') return 'quiet';
  if (typeof value === 'object') return 'error';
  if (!isFigure(column)) return column.type === 'boolean' && value !== 'true' ? 'quiet' : undefined;
  const sign = typeof value === 'number' ? Math.sign(value) : quickSign(value);
  if (sign < 0) return 'negative';
  return sign === 0 && column.dashesZero ? 'quiet' : undefined;
}

/** Orders values of one column: figures by size, all else as people sort words; what has no value comes first. */
export function compareValues(type: ColumnType, a: CellValue, b: CellValue, words: Intl.Collator): number {
  const [left, right] = [a, b].map((value) => (value === null || typeof value === 'object' ? null : String(value)));
  if (left === null || right === null || left === undefined || right === undefined)
    return (left === null ? 0 : 1) - (right === null ? 0 : 1);
  if (figureTypes.has(type) && isDecimal(left) && isDecimal(right)) return compareDecimals(left, right);
  return words.compare(left, right);
}

function compareDecimals(a: string, b: string): number {
  const [left, right] = [signOf(a), signOf(b)];
  return left === right ? Number(a) - Number(b) : left - right;
}
