/** The period that is calculated: from its file, or the only one that the definition's tests use; days of the calendar are added. */
import type { PeriodFacts, Program } from '@wagewright/calc-engine';
import { periodFactsSchema } from '@wagewright/contracts/definition';
import { checkPeriod, periodFields } from '@wagewright/contracts/period-facts';
import { listenerOf } from './build-input.ts';
import { describeIssues, describePeriodProblem } from './describe-period.ts';
import { type FileSettings, orProblem } from './open-sheet.ts';
import { InputProblems, refuse } from './problems.ts';
import { type CalendarDays, readCalendar } from './read-calendar.ts';
import { readYaml } from './read-definition.ts';

export interface PeriodFiles {
  readonly period: string | null;
  readonly calendar: string | null;
}

/** @throws InputProblems where no period is given, a file is wrong, or the period is one that nobody can mean */
export async function readPeriod(
  program: Program,
  files: PeriodFiles,
  settings: FileSettings,
  note: (line: string) => void,
): Promise<PeriodFacts> {
  const { period: file, calendar } = files;
  const given = file === null ? periodOfTests(program, note) : parsePeriod(readYaml(file), file, program);
  return await addCalendar(given, calendar, settings, note);
}

/** @param calendar a file of days off and days worked instead */
export async function addCalendar(
  given: PeriodFacts,
  calendar: string | null,
  settings: FileSettings,
  note: (line: string) => void,
): Promise<PeriodFacts> {
  if (calendar === null) return given;
  const listener = listenerOf(note);
  const days: CalendarDays | null = await orProblem(listener.problems, () => readCalendar(calendar, settings, listener));
  listener.problems.end();
  return {
    ...given,
    holidays: unique([...given.holidays, ...(days?.holidays ?? [])]),
    extraWorkdays: unique([...given.extraWorkdays, ...(days?.extraWorkdays ?? [])]),
  };
}

const example = periodFields
  .filter(({ isRequired }) => isRequired)
  .map((field) => `${field.field}: ${field.example}`)
  .join(', ');

function parsePeriod(raw: unknown, file: string, program: Program): PeriodFacts {
  const parsed = periodFactsSchema.safeParse(raw);
  if (!parsed.success) throw new InputProblems(describeIssues(raw, parsed.error.issues).map((line) => `PERIOD ${file}: ${line}`));
  const problems = checkPeriod(parsed.data, program.definition.periodsPerYear);
  if (problems.length > 0) throw new InputProblems(problems.map((problem) => `PERIOD ${file}: ${describePeriodProblem(problem)}`));
  return parsed.data;
}

function periodOfTests(program: Program, note: (line: string) => void): PeriodFacts {
  const periods = new Map(program.definition.tests.map(({ period }) => [JSON.stringify(period), period]));
  const [only] = periods.values();
  if (!only || periods.size > 1) refuse(`Which period? Give --period period.yaml with: ${example}`);
  note(`Period ${only.start} to ${only.end}, paid on ${only.payDate}: the only one in the definition's tests. --period gives another.`);
  return only;
}

const unique = (dates: readonly string[]): string[] => [...new Set(dates)].sort();
