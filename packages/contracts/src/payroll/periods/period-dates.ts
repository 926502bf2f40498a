/** The rules of specification §5 about the dates of a period, as data: what is wrong, in which field, in the words of the error of that code. */
import type { ErrorCode } from '../../core/error-codes.ts';
import { checkPeriod, type PeriodProblemCode, type periodTypes } from '../solutions/index.ts';
import type { PeriodDates, PeriodInput } from './period.ts';

export type PeriodField = keyof PeriodDates;

export const dateErrors = [
  'PERIOD_REVERSED',
  'PERIOD_BEFORE_PREVIOUS',
  'PERIOD_AFTER_NEXT',
  'PERIOD_TOO_LONG',
  'ATTENDANCE_REVERSED',
  'ATTENDANCE_BEFORE_PREVIOUS',
  'ATTENDANCE_AFTER_NEXT',
  'PAY_DATE_BEFORE_PREVIOUS',
  'PAY_DATE_AFTER_NEXT',
  'PAY_DATE_FAR_AWAY',
  'PAYMENT_MONTH_DIFFERS',
  'TAX_MONTH_FAR_AWAY',
] as const satisfies ErrorCode[];
export type DateErrorCode = (typeof dateErrors)[number];

/** The field that has to be corrected, for each error about dates. */
export const fieldOfDateError: Readonly<Record<DateErrorCode, PeriodField>> = {
  PERIOD_REVERSED: 'endDate',
  PERIOD_BEFORE_PREVIOUS: 'startDate',
  PERIOD_AFTER_NEXT: 'endDate',
  PERIOD_TOO_LONG: 'endDate',
  ATTENDANCE_REVERSED: 'attendanceEnd',
  ATTENDANCE_BEFORE_PREVIOUS: 'attendanceStart',
  ATTENDANCE_AFTER_NEXT: 'attendanceEnd',
  PAY_DATE_BEFORE_PREVIOUS: 'payDate',
  PAY_DATE_AFTER_NEXT: 'payDate',
  PAY_DATE_FAR_AWAY: 'payDate',
  PAYMENT_MONTH_DIFFERS: 'paymentMonth',
  TAX_MONTH_FAR_AWAY: 'taxMonth',
};

export interface DateFault {
  readonly code: DateErrorCode;
  readonly parameters: Readonly<Record<string, string | number>>;
}

export type PeriodType = (typeof periodTypes)[number];

/** How many periods of a type a year has, in round figures: how long one can plausibly be follows from it. */
export const periodsPerYear: Readonly<Record<PeriodType, number>> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  'semi-monthly': 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  'semi-annual': 2,
  annual: 1,
};

/** What nobody has said: attendance is that of the period's own days, and the months are those of the pay date. */
export const withDefaults = (input: PeriodInput): PeriodDates => ({
  ...input,
  attendanceStart: input.attendanceStart ?? input.startDate,
  attendanceEnd: input.attendanceEnd ?? input.endDate,
  paymentMonth: input.paymentMonth ?? input.payDate.slice(0, 7),
  taxMonth: input.taxMonth ?? input.payDate.slice(0, 7),
});

export interface Neighbours {
  readonly previous?: PeriodDates | undefined;
  readonly next?: PeriodDates | undefined;
}

type Rule = readonly [broken: boolean, code: DateErrorCode, limit?: { readonly neighbour: string; readonly limit: string }];

const againstPrevious = (period: PeriodDates, { name: neighbour, ...previous }: PeriodDates): Rule[] => [
  [period.startDate <= previous.endDate, 'PERIOD_BEFORE_PREVIOUS', { neighbour, limit: previous.endDate }],
  [period.attendanceStart <= previous.attendanceEnd, 'ATTENDANCE_BEFORE_PREVIOUS', { neighbour, limit: previous.attendanceEnd }],
  [period.payDate < previous.payDate, 'PAY_DATE_BEFORE_PREVIOUS', { neighbour, limit: previous.payDate }],
];

const againstNext = (period: PeriodDates, { name: neighbour, ...next }: PeriodDates): Rule[] => [
  [period.endDate >= next.startDate, 'PERIOD_AFTER_NEXT', { neighbour, limit: next.startDate }],
  [period.attendanceEnd >= next.attendanceStart, 'ATTENDANCE_AFTER_NEXT', { neighbour, limit: next.attendanceStart }],
  [period.payDate > next.payDate, 'PAY_DATE_AFTER_NEXT', { neighbour, limit: next.payDate }],
];

/** What a definition refuses to be calculated with would be found out too late. */
const implausible: Readonly<Partial<Record<PeriodProblemCode, DateErrorCode>>> = {
  TOO_LONG: 'PERIOD_TOO_LONG',
  PAID_FAR_AWAY: 'PAY_DATE_FAR_AWAY',
  TAX_YEAR_FAR_AWAY: 'TAX_MONTH_FAR_AWAY',
  PAYMENT_MONTH_DIFFERS: 'PAYMENT_MONTH_DIFFERS',
};

function plausibility(period: PeriodDates, type: PeriodType): DateFault[] {
  const { startDate: start, endDate: end, payDate, paymentMonth, taxMonth } = period;
  const [taxYear, monthOfYear] = [Number(taxMonth.slice(0, 4)), Number(taxMonth.slice(5))];
  const days = { holidays: [], extraWorkdays: [] };
  const facts = { start, end, payDate, paymentMonth, taxYear, taxMonth: monthOfYear, numberInYear: 1, ...days };
  return checkPeriod(facts, periodsPerYear[type]).flatMap(({ code, read, against }) => {
    const known = implausible[code];
    const more = code === 'TOO_LONG' ? { days: Number(read), longest: Number(against) } : {};
    return known ? [{ code: known, parameters: { ...period, ...more } }] : [];
  });
}

/**
 * What is wrong with the dates of a period between its neighbours: it ends before it begins, overlaps one of them, is paid out of their order,
 * or says what nobody can mean.
 */
export function checkPeriodDates(period: PeriodDates, { previous, next }: Neighbours, type: PeriodType): DateFault[] {
  const rules: Rule[] = [
    [period.endDate < period.startDate, 'PERIOD_REVERSED'],
    [period.attendanceEnd < period.attendanceStart, 'ATTENDANCE_REVERSED'],
    ...(previous ? againstPrevious(period, previous) : []),
    ...(next ? againstNext(period, next) : []),
  ];
  const broken = rules.filter(([is]) => is).map(([, code, limit]) => ({ code, parameters: { ...period, ...limit } }));
  return [...broken, ...plausibility(period, type)];
}
