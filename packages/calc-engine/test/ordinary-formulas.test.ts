/**
 * Ordinary formulas over a column of every value that matters: the result is what a line of plain arithmetic says here, and generated code gives it
 * without the reference evaluator. The period is February 2026, whose holidays are the 16th to the 20th.
 */
import { expect, test } from 'vitest';
import { specialise } from '../src/index.ts';
import { compiled, definitionOf, february, name, sampleInput } from './support.ts';

type Type = 'money' | 'decimal' | 'date' | 'boolean' | 'integer' | 'text';

const input = (code: string, type: Type, more: object = {}) =>
  ({ code, name: name(code), type, source: `employee.${code.toLowerCase()}`, ...more }) as const;
const inputs = [
  input('Day', 'date'),
  input('Month', 'integer'),
  input('Amount', 'money'),
  input('Digits', 'integer'),
  input('Number', 'decimal'),
  input('Kind', 'text'),
];

const dayOf = (iso: string): number => Date.parse(iso) / 86_400_000;
const days = Array.from({ length: 28 }, (_, index) => dayOf('2026-02-01') + index);
/** Cents around the bounds of the brackets, 36,000 and 144,000. */
const amounts = [0, 1, 3_600_000 - 1, 3_600_000, 3_600_000 + 1, 14_400_000 - 1, 14_400_000, 14_400_000 + 1, 30_000_000, -1, -500_000];

interface Row {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly month: number;
  /** Cents. */
  readonly amount: number;
  readonly digits: number;
  /** Millionths. */
  readonly number: number;
  readonly kind: string;
}
const rows: readonly Row[] = Array.from({ length: 132 }, (_, index) => ({
  day: days[index % 28] as number,
  month: (index % 12) + 1,
  amount: amounts[index % 11] as number,
  digits: (index % 5) - 2,
  number: (index - 66) * 250_000,
  kind: ['a', 'abc', 'night shift'][index % 3] as string,
}));

const dateOf = ({ day }: Row): Date => new Date(day * 86_400_000);
const halfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0;
const isHoliday = ({ day }: Row): boolean => day >= dayOf('2026-02-16') && day <= dayOf('2026-02-20');
const taxed = ({ amount }: Row): number => Math.max(amount, 0);
const rateOf = ({ amount }: Row): number => (amount <= 3_600_000 ? 3 : amount <= 14_400_000 ? 10 : 20);
const quickOf = ({ amount }: Row): number => (amount <= 3_600_000 ? 0 : amount <= 14_400_000 ? 252_000 : 1_692_000);

/** Type of the result, formula, and what it is in minor units (days, 0 or 1). */
const formulas: readonly (readonly [Type, string, (row: Row) => number])[] = [
  ['boolean', 'IS_HOLIDAY(Sample.Day)', (row) => Number(isHoliday(row))],
  ['integer', 'WEEKDAY(Sample.Day)', (row) => dateOf(row).getUTCDay() || 7],
  ['integer', 'YEAR(Sample.Day) + MONTH(Sample.Day) + DAY(Sample.Day)', (row) => 2026 + 2 + dateOf(row).getUTCDate()],
  ['date', 'DATE(2026, Sample.Month, 1)', ({ month }) => Date.UTC(2026, month - 1, 1) / 86_400_000],
  ['date', 'DATE(2026, Sample.Month, 28)', ({ month }) => Date.UTC(2026, month - 1, 28) / 86_400_000],
  ['date', 'EOM(DATE(2026, Sample.Month, 1))', ({ month }) => Date.UTC(2026, month, 0) / 86_400_000],
  ['date', 'ADD_MONTHS(Sample.Day, Sample.Month)', (row) => Date.UTC(2026, 1 + row.month, dateOf(row).getUTCDate()) / 86_400_000],
  ['date', 'ADD_DAYS(Sample.Day, -Sample.Month)', ({ day, month }) => day - month],
  ['integer', 'DAYS_BETWEEN(PERIOD_START, Sample.Day)', (row) => dateOf(row).getUTCDate() - 1],
  ['money', 'PRORATE(2800, CALENDAR, Sample.Day)', (row) => 10_000 * (29 - dateOf(row).getUTCDate())],
  ['money', 'PRORATE(3000, FIXED_30, Sample.Day)', (row) => 10_000 * (31 - dateOf(row).getUTCDate())],
  ['money', 'PROGRESSIVE(Tax, Sample.Amount)', (row) => halfUp((taxed(row) * rateOf(row)) / 100 - quickOf(row))],
  ['money', 'QUICK(Tax, Sample.Amount)', (row) => halfUp((taxed(row) * rateOf(row)) / 100 - quickOf(row))],
  ['decimal', 'RANGE(Tax, Sample.Amount, Rate)', (row) => rateOf(row) * 10_000],
  ['money', 'RANGE(Tax, Sample.Amount, Quick)', quickOf],
  ['money', 'MAX(Sample.Amount, 0) / 3', (row) => halfUp(taxed(row) / 3)],
  ['money', 'CLAMP(Sample.Amount, 100, 200000)', ({ amount }) => Math.min(Math.max(amount, 10_000), 20_000_000)],
  ['money', 'IF(BETWEEN(Sample.Amount, 36000, 144000), 1, 2)', ({ amount }) => (amount >= 3_600_000 && amount <= 14_400_000 ? 100 : 200)],
  ['decimal', 'ABS(Sample.Number) + SIGN(Sample.Number)', ({ number }) => Math.abs(number) + Math.sign(number) * 1_000_000],
  ['integer', 'LEN(Sample.Kind)', ({ kind }) => kind.length],
  ['money', 'IF(LEN(Sample.Kind) > 3, 1, 2)', ({ kind }) => (kind === 'night shift' ? 100 : 200)],
  ['integer', 'COUNT(Rates.Kind) + COUNT(Rates.Rate)', () => 4],
  // a count of amounts is no amount, so that it multiplies one
  ['money', 'COUNT(Tax.Quick) * Sample.Amount', ({ amount }) => 3 * amount],
  // no rate is above twice 20 %: that bracket has no average, so it is left out and not compared
  ['integer', 'RANK(1, IF(Tax.Rate > 0, AVG(Rates.Rate WHERE Rates.Rate > Tax.Rate * 2), 0), ASC)', () => 3],
  // a zero is one zero, never the double's other one
  ['money', 'Sample.Amount * Sample.Digits', ({ amount, digits }) => amount * digits + 0],
  ['money', 'MAX(Sample.Amount, 0) * MIN(Sample.Digits, 0)', (row) => taxed(row) * Math.min(row.digits, 0) + 0],
  ['decimal', 'INT(Sample.Number)', ({ number }) => Math.floor(number / 1_000_000) * 1_000_000],
  ['decimal', 'MOD(Sample.Number, 2)', ({ number }) => ((number % 2_000_000) + 2_000_000) % 2_000_000],
  ['decimal', 'SAFE_DIV(1, Sample.Number, 7)', ({ number }) => (number === 0 ? 7_000_000 : halfUp(1e12 / number))],
  ['decimal', 'ROUND(Sample.Number, Sample.Digits)', ({ number, digits }) => halfUp(number / 10 ** (6 - digits)) * 10 ** (6 - digits)],
  ['decimal', 'ROUND(Sample.Number, 0, HALF_DOWN)', ({ number }) => Math.sign(number) * Math.ceil(Math.abs(number) / 1e6 - 0.5) * 1e6 + 0],
  ['decimal', 'ROUND(Sample.Number, 0, UP)', ({ number }) => Math.sign(number) * Math.ceil(Math.abs(number) / 1e6) * 1e6 + 0],
  ['decimal', 'ROUND(Sample.Number, 0, DOWN)', ({ number }) => Math.trunc(number / 1e6) * 1e6 + 0],
  ['decimal', 'ROUND_TO(Sample.Number, 0.5, CEILING)', ({ number }) => Math.ceil(number / 500_000) * 500_000 + 0],
  ['decimal', 'POWER(Sample.Number, 2)', ({ number }) => number ** 2 / 1e6],
  [
    'integer',
    'COUNT(Tax WHERE Tax.UpTo < Sample.Amount)',
    ({ amount }) => [3_600_000, 14_400_000, 30_000_000].filter((at) => at < amount).length,
  ],
  ['money', 'SUM(Tax.Quick WHERE Tax.UpTo >= Sample.Amount)', ({ amount }) => (amount <= 14_400_000 ? 1_944_000 : 1_692_000)],
  ['money', 'MAX(Tax.Quick WHERE Tax.UpTo >= Sample.Amount)', () => 1_692_000],
  ['money', 'MIN(Tax.Quick WHERE Tax.UpTo >= Sample.Amount)', quickOf],
  ['money', 'FIRST(Tax.Quick WHERE Tax.UpTo >= Sample.Amount)', quickOf],
  ['money', 'LAST(Tax.Quick WHERE Tax.UpTo >= Sample.Amount)', () => 1_692_000],
  [
    'money',
    'AVG(Tax.UpTo WHERE Tax.UpTo >= Sample.Amount)',
    ({ amount }) => {
      const of = [3_600_000, 14_400_000, 30_000_000].filter((at) => at >= amount);
      return halfUp(of.reduce((sum, at) => sum + at, 0) / of.length);
    },
  ],
  ['boolean', 'EXISTS(Tax WHERE Tax.UpTo = Sample.Amount)', ({ amount }) => Number([3_600_000, 14_400_000, 30_000_000].includes(amount))],
  // the table's rate is 0.139 until 28 February and 0.14 from 1 March; the pay date is 5 March
  ['money', 'CONVERT(Sample.Amount, USD)', ({ amount }) => halfUp((amount * 14) / 100)],
  ['money', 'CONVERT(Sample.Amount, USD, PAY_DATE)', ({ amount }) => halfUp((amount * 14) / 100)],
  ['money', 'CONVERT(Sample.Amount, USD, PERIOD_START)', ({ amount }) => halfUp((amount * 139) / 1000)],
  ['money', 'CONVERT(Sample.Amount, USD, PERIOD_END)', ({ amount }) => halfUp((amount * 139) / 1000)],
  ['money', 'CONVERT(Sample.Amount, USD, DATE(2026, 3, 1))', ({ amount }) => halfUp((amount * 14) / 100)],
];

const moneyIn = (expression: string) => (expression.includes('USD') ? { currency: 'USD' } : {});
const codeOf = (index: number): string => `F${index}`;
const program = compiled(
  definitionOf(
    formulas.map(([type, expression], index) => ({
      code: codeOf(index),
      name: name(codeOf(index)),
      type,
      expression,
      ...moneyIn(expression),
    })),
    inputs,
  ),
);
const given = sampleInput(
  [
    rows.map((row) => row.day),
    rows.map((row) => row.month),
    rows.map((row) => row.amount),
    rows.map((row) => row.digits),
    rows.map((row) => row.number),
  ].map((values) => values.map(BigInt)),
  [rows.map(({ kind }) => kind)],
);
const kernel = specialise(program, { period: february });
const output = kernel.run(given);

test.each(formulas.map(([, expression, meaning], index) => [expression, index, meaning] as const))('%s', (_expression, index, meaning) => {
  const plan = program.tables.find(({ code }) => code === 'Result');
  const values = output.tables.find(({ no }) => no === plan?.no)?.v[(plan?.columns[index]?.position ?? 0) - 1] ?? [];
  expect([...values]).toEqual(rows.map(meaning));
});

test('none of them needs the reference evaluator', () => {
  expect([output.referenceRows, output.errors]).toEqual([0, []]);
});
