/** What is wrong with a period, in words: the field, what stands there, what it means, and an example. */
import { suggestName } from '@wagewright/calc-engine/language';
import { type PeriodField, type PeriodProblem, type PeriodProblemCode, periodFields } from '@wagewright/contracts/period-facts';

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

const names = periodFields.map(({ field }) => field);

/** @param raw what the file holds */
export function describeIssues(raw: unknown, issues: readonly Issue[]): string[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [`This is no period. It has the fields ${names.join(', ')}.`];
  const given = new Map<PropertyKey, unknown>(Object.entries(raw));
  const missing = periodFields.filter(({ field, isRequired }) => isRequired && !given.has(field));
  const wrong = new Set(issues.map(({ path: [field] }) => field));
  return [
    ...issues.flatMap(({ keys = [] }) =>
      keys.map((key) => `"${key}" is no field of a period. ${suggestName(key, names, `It has ${names.join(', ')}.`)}`),
    ),
    ...(missing.length === 0 ? [] : [`Missing: ${missing.map(fieldWords).join('; ')}.`]),
    ...periodFields
      .filter(({ field }) => wrong.has(field) && given.has(field))
      .map(
        (field) =>
          `${field.field}: ${JSON.stringify(given.get(field.field))} cannot be read. ${field.means} Write it like ${field.example}.`,
      ),
  ];
}

const fieldWords = ({ field, means, example }: PeriodField): string => `${field} (${means.replace(/\.$/, '')}, for example ${example})`;

const words: Readonly<Record<PeriodProblemCode, (problem: PeriodProblem) => string>> = {
  REVERSED: ({ read, against }) => `The period ends on ${read}, before it starts on ${against}. Exchange the two.`,
  TOO_LONG: ({ read, against }) =>
    `The period has ${read} days; the definition's periods have at most ${against} (periodsPerYear). Correct start or end, one period at a time.`,
  PAID_FAR_AWAY: ({ read, against }) => `Paid on ${read}, more than a year away from ${against}. Correct payDate.`,
  TAX_YEAR_FAR_AWAY: ({ read, against }) => `taxYear ${read} does not go with payDate ${against}. Correct one of them.`,
  PAYMENT_MONTH_DIFFERS: ({ read, against }) => `paymentMonth ${read} is not the month of payDate ${against}. Correct one of them.`,
  NUMBER_TOO_LARGE: ({ read, against }) => `numberInYear ${read}: the definition's year has ${against} periods. Correct it.`,
};

export const describePeriodProblem = (problem: PeriodProblem): string => words[problem.code](problem);
