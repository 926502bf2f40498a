/** A number as people write it → its decimal, or the two that it could be. */
import { toPlainCharacters } from './characters.ts';
import { type ColumnSpec, type DecimalMark, type Reading, read, refused } from './column.ts';

/** Digits with at most a point: what programs write, and nearly every cell. */
const bare = /^-?\d+(?:\.\d+)?$/;
/** `1.234` could be a thousand and more: one to three digits, not zero alone, then three. */
const doubtfulPoint = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** How a spreadsheet writes a number that is too long for its cell: the other digits are gone. */
const exponent = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;

export function readNumber(text: string, column: ColumnSpec): Reading {
  if (!bare.test(text)) return readWritten(text, column);
  if (doubtfulPoint.test(text)) return doubt(text, text.replace('.', ''), column);
  return text.includes('.') ? fit(text, column, 'point') : fit(text, column);
}

/** What stands around the digits. */
interface Around {
  readonly body: string;
  readonly isNegative: boolean;
  readonly isPercent: boolean;
  /** As it stands there. */
  readonly currency: string | null;
}

function readWritten(given: string, column: ColumnSpec): Reading {
  const text = toPlainCharacters(given);
  if (exponent.test(text)) return refused('DIGITS_LOST');
  const around = takeApart(text);
  if (!around) return refused('NOT_A_NUMBER');
  if (around.currency !== null) {
    if (column.type !== 'money') return refused('NOT_A_NUMBER');
    if (!isOfCurrency(around.currency, column.currency)) {
      return refused('CURRENCY_OTHER', { sign: around.currency, currency: column.currency ?? '' });
    }
  }
  if (around.isPercent && (column.type === 'money' || column.type === 'integer')) return refused('PERCENT_SIGN');
  return readBody(around, column);
}

const signs = { open: /^\(\s*(.*?)\s*\)$/, trailing: /^([^+-].*?)\s*-$/, leading: /^([+-])\s*(.*)$/ };
const currencyBefore = /^(US\$|HK\$|NT\$|RMB|[A-Z]{3}|[\u00a5$\u20ac\u00a3\u20a9\u20b9]|\u4eba\u6c11\u5e01)\s*(?=[\d.,+-])(.*)$/i;
const currencyAfter = /^(.*[\d.,])\s*(\u5143|RMB|[A-Z]{3}|[\u00a5$\u20ac\u00a3\u20a9\u20b9])$/i;

/** Null where signs contradict each other, as in `(-5)`. */
function takeApart(text: string): Around | null {
  const enclosed = signs.open.exec(text)?.[1];
  let rest = enclosed ?? text;
  let minus = enclosed === undefined ? 0 : 1;
  let plus = 0;
  const takeSign = (): void => {
    const [, sign, behind] = signs.leading.exec(rest) ?? [];
    if (sign === undefined || behind === undefined) return;
    if (sign === '-') minus += 1;
    else plus += 1;
    rest = behind;
  };
  takeSign();
  const before = currencyBefore.exec(rest);
  rest = before?.[2] ?? rest;
  if (before) takeSign();
  const trailing = signs.trailing.exec(rest)?.[1];
  if (trailing !== undefined) minus += 1;
  rest = trailing ?? rest;
  const percent = /^(.*?)\s*%$/.exec(rest)?.[1];
  rest = percent ?? rest;
  const after = currencyAfter.exec(rest);
  rest = after?.[1] ?? rest;
  if (minus + plus > 1 || (before && after)) return null;
  return { body: rest.trim(), isNegative: minus === 1, isPercent: percent !== undefined, currency: before?.[1] ?? after?.[2] ?? null };
}

/** By sign the currencies that use it. */
const currencySigns: Readonly<Record<string, readonly string[]>> = {
  '\u00a5': ['CNY', 'JPY'],
  '\u5143': ['CNY', 'HKD', 'TWD', 'MOP'],
  RMB: ['CNY'],
  '\u4eba\u6c11\u5e01': ['CNY'],
  $: ['USD', 'HKD', 'SGD', 'AUD', 'CAD', 'NZD', 'TWD', 'MXN'],
  US$: ['USD'],
  HK$: ['HKD'],
  NT$: ['TWD'],
  '\u20ac': ['EUR'],
  '\u00a3': ['GBP'],
  '\u20a9': ['KRW'],
  '\u20b9': ['INR'],
};

/** ISO codes. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function isOfCurrency(sign: string, currency: string | undefined): boolean {
  const upper = sign.toUpperCase();
  const possible = currencySigns[upper] ?? (currencies.has(upper) ? [upper] : []);
  return currency === undefined ? possible.length > 0 : possible.includes(currency);
}

/** Digits grouped by threes, by commas also as in India (`12,34,567`). */
const groupedBy = {
  comma: '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,2}(?:,\\d{2})+,\\d{3})',
  point: '\\d{1,3}(?:\\.\\d{3})+',
  neither: "\\d{1,3}(?:[ '\u2019]\\d{3})+",
};
const shapes: readonly { readonly pattern: RegExp; readonly mark: DecimalMark | null }[] = [
  { pattern: /^\d+$/, mark: null },
  { pattern: new RegExp(`^${groupedBy.neither}$`), mark: null },
  { pattern: new RegExp(`^(?:${groupedBy.neither}|\\d*)\\.\\d+$`), mark: 'point' },
  { pattern: new RegExp(`^(?:${groupedBy.neither}|\\d*),\\d+$`), mark: 'comma' },
  { pattern: new RegExp(`^${groupedBy.comma}(?:\\.\\d+)?$`), mark: 'point' },
  { pattern: new RegExp(`^${groupedBy.point}(?:,\\d+)?$`), mark: 'comma' },
];

function readBody(around: Around, column: ColumnSpec): Reading {
  const { body } = around;
  const marks = new Set(shapes.filter(({ pattern }) => pattern.test(body)).map(({ mark }) => mark));
  // `0.123` and `,123` are below one, whatever marks the thousands.
  if (marks.size === 2 && /^0?[.,]/.test(body)) marks.delete(body.includes('.') ? 'comma' : 'point');
  const decimal = (mark: DecimalMark | null): string => finish(around, mark);
  if (marks.size === 2) return doubt(decimal('point'), decimal('comma'), column);
  const [mark] = marks;
  if (mark === undefined) return refused('NOT_A_NUMBER');
  return fit(decimal(mark), column, mark ?? undefined);
}

/** Digits with a point, the sign in front; a percentage is a hundredth. */
function finish({ body, isNegative, isPercent }: Around, mark: DecimalMark | null): string {
  const [whole = '', fraction = ''] = body.replaceAll(mark === 'comma' ? /[. '\u2019]/g : /[, '\u2019]/g, '').split(/[.,]/);
  const number = isPercent ? hundredth(whole, fraction) : `${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return isNegative ? `-${number}` : number;
}

function hundredth(whole: string, fraction: string): string {
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`;
}

function doubt(point: string, comma: string, column: ColumnSpec): Reading {
  return { kind: 'doubt', of: 'number', readings: { point: fit(point, column), comma: fit(comma, column) }, texts: [point, comma] };
}

/** Zeros at the end do not count. */
function fit(decimal: string, { type, scale }: ColumnSpec, proves?: DecimalMark): Reading {
  const max = type === 'integer' ? 0 : scale;
  const point = decimal.indexOf('.');
  if (max === undefined || point < 0 || decimal.length - point - 1 <= max) return read(decimal, proves);
  let end = decimal.length;
  while (decimal[end - 1] === '0') end -= 1;
  if (end - point - 1 <= max) return read(decimal.slice(0, end - 1 === point ? point : end), proves);
  return max === 0 ? refused('NOT_WHOLE') : refused('TOO_MANY_DECIMALS', { max });
}

/** A number that a workbook holds. */
export const readPlainNumber = (decimal: string, column: ColumnSpec): Reading => fit(decimal, column);
