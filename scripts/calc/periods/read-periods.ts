/** `--periods`: a list of periods, or a rule that makes them; days of the calendar are added. */
import type { PayPeriod, Program } from '@wagewright/calc-engine';
import { periodFactsSchema } from '@wagewright/contracts/definition';
import { checkPeriod } from '@wagewright/contracts/period-facts';
import { describeIssues, describePeriodProblem } from '../describe-period.ts';
import type { FileSettings } from '../open-sheet.ts';
import { InputProblems, refuse } from '../problems.ts';
import { readYaml } from '../read-definition.ts';
import { addCalendar } from '../read-period.ts';
import { describeRuleIssues, type NamedPeriod, periodRuleSchema, periodsOfRule } from './period-rule.ts';

/** @throws InputProblems where the file is wrong, or its periods are not in the order in which they are paid */
export async function readPeriods(
  program: Program,
  { periods: file, calendar }: { readonly periods: string; readonly calendar: string | null },
  settings: FileSettings,
  note: (line: string) => void,
): Promise<PayPeriod[]> {
  const raw = readYaml(file);
  const named = Array.isArray(raw) ? listed(raw, file) : ruled(raw, file);
  const problems = named.flatMap(({ name, facts }) =>
    checkPeriod(facts, program.definition.periodsPerYear).map((problem) => `PERIODS ${file}: ${name}: ${describePeriodProblem(problem)}`),
  );
  const wrong = [...problems, ...outOfOrder(named).map((line) => `PERIODS ${file}: ${line}`)];
  if (wrong.length > 0) throw new InputProblems(wrong);
  const periods: PayPeriod[] = [];
  for (const [sequence, { name, facts }] of named.entries()) {
    const whole = await addCalendar(facts, calendar, settings, note);
    periods.push({ name, sequence, payDate: whole.payDate, knownOn: whole.payDate, facts: whole });
  }
  return periods;
}

/** One period as a list of its own. */
export const onlyPeriod = (facts: PayPeriod['facts']): PayPeriod[] => [
  { name: facts.paymentMonth, sequence: 0, payDate: facts.payDate, knownOn: facts.payDate, facts },
];

function ruled(raw: unknown, file: string): NamedPeriod[] {
  const parsed = periodRuleSchema.safeParse(raw);
  if (!parsed.success) {
    throw new InputProblems([
      ...describeRuleIssues(raw, parsed.error).map((line) => `PERIODS ${file}: ${line}`),
      `PERIODS ${file}: Write a list of periods, or a rule such as { year: 2026, every: month }.`,
    ]);
  }
  const periods = periodsOfRule(parsed.data);
  return periods.length > 0 ? periods : refuse(`PERIODS ${file}: No period is paid in ${parsed.data.year}. Correct year or first.`);
}

function listed(raw: readonly unknown[], file: string): NamedPeriod[] {
  const problems: string[] = [];
  const periods = raw.flatMap((item, index): NamedPeriod[] => {
    const { name, ...given } = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
    const parsed = periodFactsSchema.safeParse(given);
    const place = `PERIODS ${file}: period ${index + 1}`;
    if (!parsed.success) problems.push(...describeIssues(given, parsed.error.issues).map((line) => `${place}: ${line}`));
    if (name !== undefined && typeof name !== 'string')
      problems.push(`${place}: name: ${JSON.stringify(name)} is no text. Put it in quotes.`);
    return parsed.success ? [{ name: typeof name === 'string' ? name : '', facts: parsed.data }] : [];
  });
  if (raw.length === 0)
    problems.push(`PERIODS ${file}: The list is empty. Write at least one period, or a rule such as { year: 2026, every: month }.`);
  if (problems.length > 0) throw new InputProblems(problems);
  const months = new Set(periods.map(({ facts }) => facts.paymentMonth));
  return periods.map(({ name, facts }) => ({ name: name || (months.size === periods.length ? facts.paymentMonth : facts.start), facts }));
}

function outOfOrder(periods: readonly NamedPeriod[]): string[] {
  return periods.flatMap(({ name, facts }, place) => {
    const before = periods[place - 1];
    const twice =
      periods.findIndex((period) => period.name === name) < place ? [`Two periods are called ${name}. Give each a name of its own.`] : [];
    if (!before || before.facts.payDate <= facts.payDate) return twice;
    return [
      ...twice,
      `${name} is paid on ${facts.payDate}, before ${before.name} on ${before.facts.payDate}. List periods in the order in which they are paid.`,
    ];
  });
}
