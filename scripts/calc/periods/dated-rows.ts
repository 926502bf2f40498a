/** Rows that say for which period they are, from when they hold and since when that is known. */
import type { InputPlan, PayPeriod } from '@wagewright/calc-engine';
import type { ColumnSpec } from '@wagewright/files';
import type { ProblemList } from '../problems.ts';
import type { GivenTable, InputCell } from '../read-table.ts';

/** For which period: its name, or a day in it. Left out or blank: for every period. */
export const periodColumn: ColumnSpec = { label: 'period', type: 'text' };
/** The day from which the row holds, until the next one of the employee. */
export const validFromColumn: ColumnSpec = { label: 'valid_from', type: 'date' };
/** The day since when it is known. Left out or blank: since ever (in a file of late changes: since the last period is paid). */
export const knownFromColumn: ColumnSpec = { label: 'known_from', type: 'date' };
export const datedColumns = [periodColumn, validFromColumn, knownFromColumn];

/** Earlier than any day. */
const always = '';

/** One record of a file. */
export interface DatedRow {
  readonly employee: string;
  /** Place in the list of periods; null: every period. */
  readonly period: number | null;
  /** ISO dates; `''` is since ever. */
  readonly validFrom: string;
  readonly knownFrom: string;
  readonly isLate: boolean;
  /** By column of the plan; undefined where the file has no such column. */
  cell(column: number): InputCell | undefined;
  /** Reports something that is wrong with whom the row is about. */
  refuse(code: 'KEY_TWICE' | 'KEY_UNKNOWN'): void;
}

export interface DatedFile {
  readonly table: GivenTable;
  /** What its name says: place in the list of periods. */
  readonly period: number | null;
  readonly isLate: boolean;
}

/** A name of a period, or a day in it; −1 where there is none. */
export function findPeriod(periods: readonly PayPeriod[], wanted: string): number {
  const named = periods.findIndex(({ name }) => name === wanted);
  if (named >= 0 || !/^\d{4}-\d{2}-\d{2}$/.test(wanted)) return named;
  return periods.findIndex(({ facts }) => facts.start <= wanted && wanted <= facts.end);
}

/** The records of a file, each with its days; a period that is not there is reported. */
export function datedRows({ table, period: ofFile, isLate }: DatedFile, periods: readonly PayPeriod[], problems: ProblemList): DatedRow[] {
  const { beside, employees, cells, plan } = table;
  const dayAt = (column: ColumnSpec, record: number): string | null => {
    const value = beside.get(column)?.[record];
    return typeof value === 'string' ? value : null;
  };
  const periodAt = (record: number): number | null => {
    const wanted = dayAt(periodColumn, record)?.trim();
    if (!wanted) return ofFile;
    const found = findPeriod(periods, wanted);
    const names = periods.map(({ name }) => name).join(', ');
    if (found < 0) problems.addFile([table.besideProblem(periodColumn, record, `There are ${names}; a day of one of them does too.`)]);
    return found;
  };
  const lastPaid = periods.at(-1)?.payDate ?? always;
  return employees.map((employee, record) => ({
    employee,
    period: periodAt(record),
    validFrom: validFrom(plan, table, record, dayAt(validFromColumn, record), problems),
    knownFrom: dayAt(knownFromColumn, record) ?? (isLate ? lastPaid : always),
    isLate,
    cell: (column) => (cells[column] ? (cells[column][record] ?? null) : undefined),
    refuse: (code) => problems.addFile([table.employeeProblem(code, record)]),
  }));
}

/** Lines belong to a period; only what an employee has once holds until something else does. */
function validFrom(plan: InputPlan, table: GivenTable, record: number, given: string | null, problems: ProblemList): string {
  if (given === null || plan.lines === 'one') return given ?? always;
  const hint = `${plan.code} has lines, which belong to a period: say so in a column "period".`;
  problems.addFile([table.besideProblem(validFromColumn, record, hint)]);
  return always;
}
