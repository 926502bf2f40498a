import { z } from 'zod';
import { limits } from '../../../core/limits.ts';
import { isoDate, name } from '../../../core/primitives.ts';

/** A day of a calendar that people plan by. */
const plannedDay = isoDate.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', 'is no day between 1900 and 2200');

/** When a period is paid: so many days after its last one, or on a day of the month in which it ends or of a later one. */
export const payRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('offset'), days: z.int().min(0).max(limits.payOffsetDaysMax) }),
  z.strictObject({ kind: z.literal('day-of-month'), day: z.int().min(1).max(31), monthsLater: z.int().min(0).max(12) }),
]);

/** How the pay date is moved where nobody works on it. */
export const payMoves = ['none', 'before', 'after'] as const;

/** The specification's calculation period (§3): the rule by which the periods of a solution come about, and its task by the clock. */
export const periodRuleShape = {
  /** What people call the rule, e.g. Biweekly 2026. */
  name: name(limits.nameCharactersMax),
  /** The first day of one of its periods: all others follow from it. */
  baseDate: plannedDay,
  /** Periods that begin from this day … */
  start: plannedDay,
  /** … up to this one. */
  end: plannedDay,
  pay: payRule,
  moved: z.enum(payMoves),
  /** By how many days attendance is counted earlier than the period; 0: the period's own days. */
  attendanceDaysEarlier: z.int().min(0).max(31),
  /** What the task by the clock is called in the log. */
  taskName: name(limits.nameCharactersMax),
  /** It closes periods by itself so many days after their pay date, once nothing is open in them; null: people close them. */
  autoCloseDays: z.int().min(1).max(limits.autoCloseDaysMax).nullable(),
} as const;

export const periodRule = z.strictObject(periodRuleShape);
export type PeriodRule = z.infer<typeof periodRule>;
