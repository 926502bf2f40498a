import { historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { asKnown } from '../known/index.ts';
import { FrozenColumns } from './frozen-columns.ts';
import { arrayOf, type FrozenValue, rescaled, valuesOf } from './frozen-values.ts';
import { type InputTarget, insertInto } from './input-target.ts';
import { employeeRows, lineRows, type PaidIn } from './line-rows.ts';
import type { BatchContext } from './prepared-batch.ts';

type Inputs = Pick<Program, 'inputs' | 'definition'>;

export interface FreezeInput {
  /** Default: with the batch. */
  readonly target?: InputTarget;
  /** The program for which the batch has frozen its input: what it holds is taken as it was then, the rest from the records of today. */
  readonly frozen?: Inputs;
  /** Whom alone; default: every payee. */
  readonly employeeIds?: readonly number[] | undefined;
  /** The records as they were known just before this instant; default: as they are. */
  readonly knownAt?: Date | undefined;
  /** The batch that pays it; default: the batch itself. */
  readonly paidIn?: PaidIn;
  /** Before each table. */
  readonly begin?: () => Promise<void>;
}

/** What a frozen table's rows are: `employee`, `segments`, a record set, or `typed` for what people type or import. */
export function linesOf({ definition }: Pick<Program, 'definition'>, { code }: InputPlan): string {
  const table = definition.steps.flatMap(({ tables }) => tables).find((candidate) => candidate.code === code);
  if (table?.kind === 'snapshot') return table.lines;
  return table?.kind === 'parameter' && table.input === 'lines' ? 'typed' : 'employee';
}

/** Lines that the batch has frozen under the same name, where they have every column that is wanted. $1 batch, $2 whom alone, or null. */
function frozenLines(input: InputPlan, known: FrozenColumns): string | undefined {
  const values = input.columns.map((column): FrozenValue | undefined => {
    const found = known.findLine(input, column);
    if (!found) return undefined;
    const cell = `i.${found.column.storage}[${Number(found.column.position)}]`;
    return { storage: column.storage, position: column.position, sql: rescaled(cell, found.column, column), joins: {} };
  });
  const [first] = input.columns;
  const tableNo = first && known.findLine(input, first)?.tableNo;
  const whole = values.filter((value) => value !== undefined);
  if (tableNo === undefined || whole.length !== values.length) return undefined;
  return `
  SELECT i.row_number, i.employee_id, i.line, ${arrayOf(whole, 'v')} AS v, ${arrayOf(whole, 't')} AS t FROM calc.input i
  WHERE i.batch_id = $1::int AND i.table_no = ${Number(tableNo)} AND ($2::int[] IS NULL OR i.employee_id = ANY ($2::int[]))`;
}

/** A table's rows: frozen ones where they hold what is wanted, else as the records of today say of the period's dates. */
function rowsOf(
  solution: string,
  program: Inputs,
  input: InputPlan,
  { known, paidIn }: { readonly known?: FrozenColumns | undefined; readonly paidIn: PaidIn },
): string | undefined {
  const lines = linesOf(program, input);
  if (lines === 'employee') return employeeRows(valuesOf(solution, input, lines, known), paidIn);
  const kept = known && frozenLines(input, known);
  if (kept) return kept;
  return lines === 'typed' ? undefined : lineRows(solution, input, lines, valuesOf(solution, input, lines, undefined), paidIn);
}

/** Ordered by row number, so that a chunk's rows lie together and its read is one range. */
function insertRows(target: InputTarget, tableNo: number, rows: string): string {
  const { head, owner } = insertInto(target);
  return `${head}
  SELECT ${owner}, ${Number(tableNo)}, r.row_number, r.employee_id, r.line, r.v, r.t FROM (${rows}) r
  WHERE $2::int[] IS NULL OR r.employee_id = ANY ($2::int[]) ORDER BY r.row_number, r.line`;
}

const frozenTables = ({ inputs }: Inputs): InputPlan[] => inputs.filter(({ tableNo }) => tableNo !== historyTableNo);

/** Tables that are frozen one after the other. */
export const countFrozenTables = (program: Inputs): number => frozenTables(program).length;

/** For each table of the records the query of its rows as they would be frozen now. $1 batch, $2 whom alone, or null. */
export function recordedRows(solution: string, program: Inputs, paidIn: PaidIn): { readonly table: InputPlan; readonly query: string }[] {
  return frozenTables(program)
    .filter(({ columns }) => columns.every(({ source }) => source !== null))
    .flatMap((table) => {
      const query = rowsOf(solution, program, table, { paidIn });
      return query ? [{ table, query }] : [];
    });
}

/**
 * Freezes the tables that a program reads as of the period's dates: one row a payee, or its lines. Typed tables with one row an employee
 * start blank, those with lines empty.
 * @throws AppError DEFINITION_INVALID for a column whose source does not exist
 */
export async function freezeInput(
  sql: Sql,
  batch: BatchContext,
  program: Inputs,
  { target = { batchId: batch.id }, frozen, employeeIds, knownAt, paidIn, begin }: FreezeInput = {},
): Promise<void> {
  const known = frozen && new FrozenColumns(frozen);
  for (const input of frozenTables(program)) {
    await begin?.();
    const rows = rowsOf(batch.solution, program, input, { known, paidIn });
    if (rows) await sql.query(asKnown(insertRows(target, input.tableNo, rows), knownAt), [batch.id, employeeIds ?? null]);
  }
}
