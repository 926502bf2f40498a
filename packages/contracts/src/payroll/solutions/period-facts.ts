/** The fields of a period as data, and what makes a period that nobody can mean. */
import type { PeriodFacts } from './definition.ts';

export interface PeriodField {
  readonly field: keyof PeriodFacts;
  /** What it says, one sentence. */
  readonly means: string;
  /** As it is written in YAML. */
  readonly example: string;
  readonly isRequired: boolean;
}

/** In the order in which people write them. */
export const periodFields: readonly PeriodField[] = [
  { field: 'start', means: 'The first day of the period.', example: '2026-01-01', isRequired: true },
  { field: 'end', means: 'The last day of the period.', example: '2026-01-31', isRequired: true },
  { field: 'payDate', means: 'The day on which people are paid; it picks the versions of rates.', example: '2026-01-31', isRequired: true },
  { field: 'taxYear', means: 'The tax year in which the pay is taxed.', example: '2026', isRequired: true },
  { field: 'taxMonth', means: 'The month of the tax year, 1 to 12.', example: '1', isRequired: true },
  { field: 'paymentMonth', means: 'The month in which people are paid.', example: '2026-01', isRequired: true },
  { field: 'numberInYear', means: 'Which period of the year it is; 1 is the first.', example: '1', isRequired: true },
  { field: 'holidays', means: 'Weekdays on which nobody works.', example: '[2026-01-01, 2026-01-02]', isRequired: false },
  { field: 'extraWorkdays', means: 'Days of a weekend that are worked instead.', example: '[2026-01-04]', isRequired: false },
];

export type PeriodProblemCode =
  | 'REVERSED'
  | 'TOO_LONG'
  | 'PAID_FAR_AWAY'
  | 'TAX_YEAR_FAR_AWAY'
  | 'PAYMENT_MONTH_DIFFERS'
  | 'NUMBER_TOO_LARGE';

export interface PeriodProblem {
  readonly code: PeriodProblemCode;
  readonly field: keyof PeriodFacts;
  readonly read: string;
  /** What it does not go with, in words of the same kind: dates, days, a number. */
  readonly against: string;
}

const millisecondsPerDay = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);

/** Arrears are paid late and advances early, but not by more than a year. */
const daysToPayMax = 366;

/** A month of five weeks is a month; a quarter is not. People of a weekly definition may be paid by the month. */
const longestDays = (periodsPerYear: number): number => Math.ceil((366 / Math.min(periodsPerYear, 12)) * 1.25);

/** @param periodsPerYear of the definition that is calculated */
export function checkPeriod(period: PeriodFacts, periodsPerYear: number): PeriodProblem[] {
  const { start, end, payDate, taxYear, paymentMonth, numberInYear } = period;
  const days = daysBetween(start, end) + 1;
  if (days < 1) return [{ code: 'REVERSED', field: 'end', read: end, against: start }];
  const toPay = Math.max(daysBetween(payDate, start), daysBetween(end, payDate));
  const longest = longestDays(periodsPerYear);
  const wrong: readonly (readonly [boolean, PeriodProblem])[] = [
    [days > longest, { code: 'TOO_LONG', field: 'end', read: String(days), against: String(longest) }],
    [toPay > daysToPayMax, { code: 'PAID_FAR_AWAY', field: 'payDate', read: payDate, against: `${start} – ${end}` }],
    [
      Math.abs(taxYear - Number(payDate.slice(0, 4))) > 1,
      { code: 'TAX_YEAR_FAR_AWAY', field: 'taxYear', read: String(taxYear), against: payDate },
    ],
    [!payDate.startsWith(paymentMonth), { code: 'PAYMENT_MONTH_DIFFERS', field: 'paymentMonth', read: paymentMonth, against: payDate }],
    // A year of weeks may have one more.
    [
      numberInYear > periodsPerYear + 1,
      { code: 'NUMBER_TOO_LARGE', field: 'numberInYear', read: String(numberInYear), against: String(periodsPerYear) },
    ],
  ];
  return wrong.filter(([is]) => is).map(([, problem]) => problem);
}
