/** The rows of one input table: `employee` first, then columns of the table by code or name. */
import { type ColumnPlan, type InputPlan, parseIsoDate } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import type { ColumnSpec, FileProblem, HeaderNames, Value } from '@wagewright/files';
import { minorUnits } from './minor-units.ts';
import { findNamed } from './names.ts';
import { type FileSettings, type Listener, readFileTable } from './open-sheet.ts';

/** Minor units (beyond ±(2^53 − 1) as bigint), text, or null where blank. */
export type InputCell = number | bigint | string | null;

/** A table as it stands in its file, record after record. */
export interface GivenTable {
  readonly plan: InputPlan;
  readonly employees: readonly string[];
  /** By column of the plan; a column that the file leaves out is missing. */
  readonly cells: readonly (readonly InputCell[] | undefined)[];
  /** What the file's columns hold as they stand there; those beside the table's own are read here. */
  readonly beside: ReadonlyMap<ColumnSpec, readonly Value[]>;
  /** What is wrong with whom a record is about. */
  employeeProblem(code: 'KEY_TWICE' | 'KEY_UNKNOWN', record: number): FileProblem;
  /** What is wrong with a cell of a column beside the table's own. */
  besideProblem(column: ColumnSpec, record: number, hint: string): FileProblem;
}

/** How a file differs from one that holds the rows of a table for one period. */
export interface FileShape {
  /** Columns beside the table's own, by their labels. Where the table has a column of that name, it is the table's. */
  readonly beside?: readonly ColumnSpec[];
  /** What is left out stays as it was: nothing to be said about it. */
  readonly isPartial?: boolean;
}

/** Name of the first column of every file with employees. */
export const employeeHeader = 'employee';

export const employeeColumn: ColumnSpec = { label: employeeHeader, type: 'text', isRequired: true };

interface PlanColumn extends ColumnSpec {
  readonly plan?: ColumnPlan;
}

/** @throws FileError where the file cannot be read further */
export async function readInputTable(
  plan: InputPlan,
  file: string,
  settings: FileSettings,
  listener: Listener,
  { beside = [], isPartial = false }: FileShape = {},
): Promise<GivenTable> {
  const key: PlanColumn = employeeColumn;
  const specs = plan.columns.map((column) => columnSpec(plan, column));
  const names = headerNames(plan, key, specs, beside);
  const table = await readFileTable(file, settings, isPartial ? { ...names, all: [] } : names, key, listener);
  const cells = specs.map((spec) => {
    const values = table.values.get(spec);
    return values?.map((value, row) => {
      const cell = inputCell(value, spec.plan);
      if (cell !== undefined) return cell;
      listener.problems.addFile([table.problem('NUMBER_TOO_LARGE', row, spec)]);
      return null;
    });
  });
  return {
    plan,
    employees: (table.values.get(key) ?? []).map((employee) => String(employee ?? '')),
    cells,
    beside: table.values,
    employeeProblem: (code, record) => table.problem(code, record, key),
    besideProblem: (column, record, hint) => table.problem('VALUE_UNKNOWN', record, column, { details: { hint } }),
  };
}

function columnSpec(table: InputPlan, plan: ColumnPlan): PlanColumn & { readonly plan: ColumnPlan } {
  const { type, scale, currency, code, display } = plan;
  return {
    plan,
    label: `${table.code}.${code}`,
    type: type === 'decimal' && display.percentage ? 'percentage' : type,
    scale,
    ...(currency !== null && { currency }),
  };
}

function headerNames(
  plan: InputPlan,
  key: PlanColumn,
  specs: readonly (PlanColumn & { readonly plan: ColumnPlan })[],
  beside: readonly ColumnSpec[],
): HeaderNames<PlanColumn> {
  const codes = plan.columns.map(({ code }) => code);
  return {
    all: specs,
    find(header, column) {
      if (column === 1) return header.toLowerCase() === employeeHeader ? key : undefined;
      const found = findNamed(plan.columns, header);
      return specs.find((spec) => spec.plan === found) ?? beside.find(({ label }) => label === header.toLowerCase());
    },
    hint: (header) => suggestName(header, codes, `${plan.code} has ${codes.join(', ')}.`),
  };
}

/** Undefined where a number is too large to be stored. */
function inputCell(value: Value, { type, scale }: ColumnPlan): InputCell | undefined {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (type === 'text') return value;
  return type === 'date' ? parseIsoDate(value) : minorUnits(value, scale);
}
