/** The period that is calculated: from its file, or the only one that the definition's tests use; days of the calendar are added. */
import type { PeriodFacts, Program } from '@wagewright/calc-engine';
import { parseIsoDate } from '@wagewright/calc-engine';
import { periodFactsSchema } from '@wagewright/contracts/definition';
import { InputProblems, ProblemList, refuse } from './problems.ts';
import { fixedRecords, readCsv } from './read-csv.ts';
import { readYaml } from './read-definition.ts';

export interface PeriodFiles {
  readonly period: string | null;
  readonly calendar: string | null;
}

/** @throws InputProblems where no period is given or a file is wrong */
export function readPeriod(program: Program, files: PeriodFiles, note: (line: string) => void): PeriodFacts {
  const given = files.period === null ? periodOfTests(program, note) : parsePeriod(readYaml(files.period), files.period);
  if (files.calendar === null) return given;
  const calendar = readCalendar(files.calendar);
  const merged = {
    ...given,
    holidays: unique([...given.holidays, ...calendar.holidays]),
    extraWorkdays: unique([...given.extraWorkdays, ...calendar.extraWorkdays]),
  };
  return parsePeriod(merged, files.calendar);
}

function parsePeriod(raw: unknown, file: string): PeriodFacts {
  const parsed = periodFactsSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new InputProblems(parsed.error.issues.map((issue) => `PERIOD ${file}: ${issue.path.join('.')}: ${issue.message}`));
}

const example = `start: 2026-01-01, end: 2026-01-31, payDate: 2026-01-31, taxYear: 2026, taxMonth: 1, paymentMonth: 2026-01, numberInYear: 1`;

function periodOfTests(program: Program, note: (line: string) => void): PeriodFacts {
  const periods = new Map(program.definition.tests.map(({ period }) => [JSON.stringify(period), period]));
  const [only] = periods.values();
  if (!only || periods.size > 1) refuse(`Which period? Give --period period.yaml with: ${example}`);
  note(`Period ${only.start} to ${only.end}, paid on ${only.payDate}: the only one in the definition's tests. --period gives another.`);
  return only;
}

function readCalendar(file: string): Pick<PeriodFacts, 'holidays' | 'extraWorkdays'> {
  const csv = readCsv(file);
  const problems = new ProblemList();
  const days: Record<'holiday' | 'workday', string[]> = { holiday: [], workday: [] };
  for (const { fields, starts } of fixedRecords(csv, ['date', 'kind'], problems)) {
    const [date = '', kind = ''] = fields.map((field) => field.trim());
    if (parseIsoDate(date) === null) problems.add(`${csv.source.place(starts[0] ?? 0)}: "${date}" is not a date like 2026-01-31.`);
    if (kind === 'holiday' || kind === 'workday') days[kind].push(date);
    else problems.add(`${csv.source.place(starts[1] ?? 0)}: "${kind}" is neither holiday nor workday.`);
  }
  problems.end();
  return { holidays: days.holiday, extraWorkdays: days.workday };
}

const unique = (dates: readonly string[]): string[] => [...new Set(dates)].sort();
