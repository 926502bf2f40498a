/** Periods by a rule: a year of months, half months or weeks. */
import { isoDateText, type PeriodFacts, parseIsoDate } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { z } from 'zod';

const isoDate = z.iso.date();

/** How long a period is. Of weeks the rule names the first day of the first period. */
const lengths = ['month', 'half-month', 'two-weeks', 'week'] as const;

export const periodRuleSchema = z
  .strictObject({
    /** The periods that are paid in this year. */
    year: z.int().min(1900).max(2200),
    every: z.enum(lengths),
    /** First day of the first period; months begin on the first of January without it. */
    first: isoDate.optional(),
    /** Days from a period's last day to its payment; 0 where nothing is said. */
    paidAfter: z.int().min(-31).max(120).optional(),
    /** The day of the month on which a period is paid (a shorter month's last day), instead of `paidAfter`. */
    payDay: z.int().min(1).max(31).optional(),
    /** Of `payDay`: the month of the period's last day, or the one after it. */
    payMonth: z.enum(['same', 'following']).optional(),
  })
  .refine((rule) => rule.first !== undefined || !daysOfWeeks.has(rule.every), {
    path: ['first'],
    message: 'weeks are counted from a day: write the first day of the first period, for example first: 2026-01-05',
  })
  .refine((rule) => rule.payDay === undefined || rule.paidAfter === undefined, {
    path: ['payDay'],
    message: 'payDay and paidAfter both say when people are paid: keep one',
  });

export type PeriodRule = z.output<typeof periodRuleSchema>;

/** Field of a rule → what may stand there. */
const takes: Readonly<Record<string, string>> = {
  year: 'a year from 1900 to 2200, for example 2026',
  every: 'month, half-month, two-weeks or week',
  first: 'a day, for example 2026-01-05',
  paidAfter: 'whole days from -31 to 120, for example 5',
  payDay: 'a day of the month, 1 to 31',
  payMonth: 'same or following',
};

/** What is wrong with a rule, a line each. @param raw what the file holds */
export function describeRuleIssues(raw: unknown, { issues }: z.ZodError): string[] {
  if (typeof raw !== 'object' || raw === null) return ['This is neither a list of periods nor a rule.'];
  const given = new Map(Object.entries(raw));
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) => `"${key}" is no field of a rule. ${suggestName(key, Object.keys(takes), `It has ${Object.keys(takes).join(', ')}.`)}`,
      );
    const field = String(issue.path[0]);
    if (issue.code === 'custom') return [`${field}: ${issue.message}.`];
    return [
      `${field}: ${given.has(field) ? `${JSON.stringify(given.get(field))} cannot be read` : 'It is missing'}. It takes ${takes[field]}.`,
    ];
  });
}

export interface NamedPeriod {
  readonly name: string;
  readonly facts: PeriodFacts;
}

const daysOfWeeks: ReadonlyMap<string, number> = new Map([
  ['two-weeks', 14],
  ['week', 7],
]);

/** Days since 1970-01-01. */
type Day = number;

const dayOf = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / 86_400_000;
const partsOf = (day: Day): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = isoDateText(day).split('-').map(Number);
  return [year, month, date];
};
const lastOfMonth = (day: Day): Day => {
  const [year, month] = partsOf(day);
  return dayOf(year, month + 1, 1) - 1;
};

/** The last day of the period that begins on a day. */
function endOf(start: Day, { every }: PeriodRule): Day {
  const weeks = daysOfWeeks.get(every);
  if (weeks !== undefined) return start + weeks - 1;
  const [, , day] = partsOf(start);
  return every === 'half-month' && day <= 15 ? start - day + 15 : lastOfMonth(start);
}

function payDateOf(end: Day, { payDay, payMonth, paidAfter }: PeriodRule): Day {
  if (payDay === undefined) return end + (paidAfter ?? 0);
  const month = payMonth === 'following' ? lastOfMonth(end) + 1 : end;
  const [year, number] = partsOf(month);
  return Math.min(dayOf(year, number, payDay), lastOfMonth(month));
}

/** The periods that are paid in the rule's year, from the first on. */
export function periodsOfRule(rule: PeriodRule): NamedPeriod[] {
  const periods: NamedPeriod[] = [];
  let start = rule.first === undefined ? dayOf(rule.year, 1, 1) : (parseIsoDate(rule.first) ?? 0);
  for (;;) {
    const end = endOf(start, rule);
    const payDate = isoDateText(payDateOf(end, rule));
    const paid = Number(payDate.slice(0, 4));
    // Months that are paid in the month after: the last of them is paid in the next year.
    const isOfYear = rule.every === 'month' && rule.first === undefined ? partsOf(start)[0] === rule.year : paid <= rule.year;
    if (!isOfYear) return periods;
    const number = periods.length + 1;
    const facts = { start: isoDateText(start), end: isoDateText(end), payDate, paymentMonth: payDate.slice(0, 7) };
    const name = rule.every === 'month' ? facts.start.slice(0, 7) : `${rule.year}-P${String(number).padStart(2, '0')}`;
    const tax = { taxYear: paid, taxMonth: Number(payDate.slice(5, 7)), numberInYear: number };
    periods.push({ name, facts: { ...facts, ...tax, holidays: [], extraWorkdays: [] } });
    start = end + 1;
  }
}
