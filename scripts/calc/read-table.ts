/** The rows of one input table: `employee` first, then columns of the table by code or name. */
import { type ColumnPlan, constantToMinor, type InputPlan, parseCell } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { findNamed } from './names.ts';
import type { CsvText } from './parse-csv.ts';
import type { ProblemList } from './problems.ts';
import { type CsvFile, readCsv } from './read-csv.ts';

/** Minor units (beyond ±(2^53 − 1) as bigint), text, or null where blank. */
export type InputCell = number | bigint | string | null;

/** A table as it stands in its file, record after record. */
export interface GivenTable {
  readonly plan: InputPlan;
  readonly source: CsvText;
  readonly employees: readonly string[];
  /** Where each record starts in the file. */
  readonly starts: readonly number[];
  /** By column of the plan; a column that the file leaves out is missing. */
  readonly cells: readonly (readonly InputCell[] | undefined)[];
}

/** Name of the first column of every file with employees. */
export const employeeHeader = 'employee';

const int64Max = 2n ** 63n - 1n;

export function readTable(plan: InputPlan, file: string, problems: ProblemList): GivenTable {
  const csv = readCsv(file);
  const { source, header, records } = csv;
  const columns = readHeader(plan, csv, problems);
  const employees: string[] = [];
  const starts: number[] = [];
  const cells: InputCell[][] = columns.map(() => []);
  for (const { fields, starts: offsets } of records) {
    const place = (field: number): string => source.place(offsets[field] ?? 0);
    if (fields.length !== header.fields.length) {
      problems.add(`${place(0)}: ${fields.length} fields; the header has ${header.fields.length}.`);
      continue;
    }
    const employee = fields[0]?.trim() ?? '';
    if (employee === '') problems.add(`${place(0)}: No employee. Every row says whose it is.`);
    employees.push(employee);
    starts.push(offsets[0] ?? 0);
    for (const [index, column] of columns.entries()) {
      const cell = column ? readCell(fields[index + 1] ?? '', column) : { value: null };
      if ('problem' in cell) problems.add(`${place(index + 1)}: ${plan.code}.${column?.code}: ${cell.problem}.`);
      cells[index]?.push('problem' in cell ? null : cell.value);
    }
  }
  return { plan, source, employees, starts, cells: plan.columns.map((column) => cells[columns.indexOf(column)]) };
}

/** The plan's column behind each field after the first; undefined where there is none. */
function readHeader(plan: InputPlan, { source, header }: CsvFile, problems: ProblemList): (ColumnPlan | undefined)[] {
  const place = (field: number): string => source.place(header.starts[field] ?? 0);
  if (header.fields[0]?.trim().toLowerCase() !== employeeHeader) {
    problems.add(`${place(0)}: The first column must be "${employeeHeader}", not "${header.fields[0]}".`);
  }
  const seen = new Set<ColumnPlan>();
  return header.fields.slice(1).map((field, index) => {
    const column = findNamed(plan.columns, field.trim());
    if (!column) {
      const names = plan.columns.map(({ code }) => code);
      const hint = suggestName(field.trim(), names, `It has ${names.join(', ')}.`);
      problems.add(`${place(index + 1)}: ${plan.code} has no column "${field}". ${hint}`);
    } else if (seen.has(column)) problems.add(`${place(index + 1)}: Column ${column.code} is there twice. Keep one.`);
    if (column) seen.add(column);
    return column;
  });
}

/** A number may not have more digits than the column's scale; TRUE and FALSE in any case; a date is ISO. */
function readCell(field: string, column: ColumnPlan): { readonly value: InputCell } | { readonly problem: string } {
  const given = column.type === 'text' ? field : field.trim();
  const truth = column.type === 'boolean' ? truths.get(given.toUpperCase()) : undefined;
  const cell = parseCell(truth ?? given, column.type, column.scale);
  if (!cell.ok) return { problem: cell.problem };
  if (!cell.value) return { value: null };
  if (cell.value.kind === 'text') return { value: cell.value.value };
  const minor = constantToMinor(cell.value, column.scale) ?? 0n;
  if (minor > int64Max || minor < -int64Max) return { problem: `"${field}" is too large` };
  return { value: Number.isSafeInteger(Number(minor)) ? Number(minor) : minor };
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);
