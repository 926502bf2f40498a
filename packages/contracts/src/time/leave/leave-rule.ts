import { z } from 'zod';
import { limits } from '../../core/limits.ts';

/** An amount of leave in the type’s unit, as decimal text. */
export const leaveAmount = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/, 'is no amount such as 1.5');
/** One that may be below zero. */
export const signedAmount = z.string().regex(/^-?\d{1,4}(\.\d{1,4})?$/, 'is no amount such as 1.5');
export const positiveAmount = leaveAmount.refine((text) => Number(text) > 0, 'is not above zero');

/** In what leave is counted. */
export const leaveUnits = ['days', 'hours'] as const;
export type LeaveUnit = (typeof leaveUnits)[number];

/** When leave is granted: not by itself; for the leave year at its beginning; by months, each at its end. */
export const accruals = ['none', 'yearly', 'monthly'] as const;
/** When a leave year begins: on 1 January, or on the day of the year on which somebody was hired. */
export const leaveYears = ['calendar', 'service'] as const;

const step = z.strictObject({
  /** Completed years of service from which on it holds. */
  fromYears: z.int().min(0).max(limits.leaveStepYearsMax),
  /** For a whole leave year. */
  amount: leaveAmount,
});

/**
 * What somebody may take of a type of leave. Whoever joins or leaves within a leave year has the share of the days employed; exact, and rounded only where a
 * rule says so, downwards and over the whole leave year, so that months never add up to more than the year.
 */
export const leaveRule = z
  .strictObject({
    /** Whether a balance is kept; without it, as much may be taken as is approved. */
    keepsBalance: z.boolean(),
    accrual: z.enum(accruals),
    /** By years of service, the first from 0; empty where nothing is granted by itself. */
    steps: z.array(step).max(limits.leaveStepsMax),
    leaveYear: z.enum(leaveYears),
    /** What is granted of a leave year is a multiple of it; null: exact. */
    roundTo: positiveAmount.nullable(),
    /** How much of what is left goes into the next leave year, and for how many months of it; null: without limit. Null as a whole: nothing is carried over. */
    carryOver: z.strictObject({ upTo: leaveAmount.nullable(), months: z.int().min(1).max(12).nullable() }).nullable(),
    /** What the balance is not granted beyond; null: no limit. */
    cap: positiveAmount.nullable(),
    /** Months of service after which it may be taken, such as the probation. */
    waitMonths: z.int().min(0).max(limits.leaveWaitMonthsMax),
    /** Whether leave is granted for these months too. */
    accruesWhileWaiting: z.boolean(),
    /** By how much the balance may be below zero. */
    negativeUpTo: leaveAmount,
    /** What an hour of overtime that is taken as leave is worth, in hours, by kind of day; null: overtime is not taken as this leave. */
    overtime: z.strictObject({ weekday: leaveAmount, restday: leaveAmount, holiday: leaveAmount }).nullable(),
  })
  .superRefine((rule, context) => {
    const years = rule.steps.map(({ fromYears }) => fromYears);
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (rule.accrual !== 'none' && years[0] !== 0) wrong('steps', 'has no amount from the first year of service on');
    if (rule.accrual === 'none' && years.length > 0) wrong('steps', 'says amounts although nothing is granted by itself');
    if (years.some((year, index) => index > 0 && year <= (years[index - 1] ?? 0)))
      wrong('steps', 'is not in the order of years of service');
    if (!rule.keepsBalance && (rule.accrual !== 'none' || rule.overtime !== null)) wrong('keepsBalance', 'is needed for what is granted');
  });
export type LeaveRule = z.output<typeof leaveRule>;

/** Without a rule of its own a type is taken as it is approved. */
export const withoutBalance: LeaveRule = {
  keepsBalance: false,
  accrual: 'none',
  steps: [],
  leaveYear: 'calendar',
  roundTo: null,
  carryOver: null,
  cap: null,
  waitMonths: 0,
  accruesWhileWaiting: true,
  negativeUpTo: '0',
  overtime: null,
};

/** A rule and the day from which on it holds: a leave year goes by the one that holds on its first day. */
export interface DatedRule {
  readonly from: string;
  readonly rule: LeaveRule;
}
