import type { Program, TablePlan } from '@wagewright/calc-engine';
import { cellErrorsOf, type PackedKeys, type ResultRow, readLineDays, readRowsByKey, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { inWindows } from '../../platform/exports/index.ts';
import { datedLinesOf } from './dated-lines.ts';
import { formatCells } from './format-cell.ts';

export interface Place {
  readonly batchId: number;
  readonly runId: number;
  readonly program: Program;
  readonly table: TablePlan;
}

/** A row with what is said of it beside what is stored: the days that it is about, and its cells as the contract writes them. */
export interface ReadyRow {
  readonly row: ResultRow;
  readonly days: { readonly from: string; readonly to: string } | null;
  /** In the order of the table's columns. */
  readonly cells: ReturnType<typeof formatCells>;
}

type Errors = ReadonlyMap<string, string>;
const noErrors: Errors = new Map();
const placeOf = ({ employeeId, line }: { employeeId: number; line: number }): string => `${employeeId} ${line}`;

/** The codes of failed cells, by column, of each row that has some. */
async function readErrors(deps: Deps, { runId, table }: Place, rows: readonly ResultRow[]): Promise<(row: ResultRow) => Errors> {
  const employeeIds = rows.filter(({ errors }) => errors > 0).map(({ employeeId }) => employeeId);
  if (employeeIds.length === 0) return () => noErrors;
  const errors = Map.groupBy(await cellErrorsOf(sqlOfPrisma(deps.db.prisma), { runId, tableNo: table.no, employeeIds }), placeOf);
  return (row) => new Map(errors.get(placeOf(row))?.map(({ column, code }) => [column, code]));
}

/** The days that rows are about, where a table's lines are parts of the period. */
async function readDays(deps: Deps, { batchId, program, table }: Place, rows: readonly ResultRow[]) {
  const dated = datedLinesOf(program, table);
  if (!dated) return () => null;
  const employeeIds = rows.map(({ employeeId }) => employeeId);
  const days = new Map(
    (await readLineDays(sqlOfPrisma(deps.db.prisma), { batchId, ...dated, employeeIds })).map((day) => [placeOf(day), day]),
  );
  return (row: ResultRow) => {
    const own = days.get(placeOf(row));
    return own ? { from: own.from, to: own.to } : null;
  };
}

/** Makes stored rows ready to be shown or sent. @param wanted places of the columns that are; left out: all of them */
export async function readyRows(deps: Deps, place: Place, rows: readonly ResultRow[], wanted?: ReadonlySet<number>): Promise<ReadyRow[]> {
  const errorsOf = await readErrors(deps, place, rows);
  const daysOf = await readDays(deps, place, rows);
  return rows.map((row) => ({ row, days: daysOf(row), cells: formatCells(place.table.columns, row, errorsOf(row), wanted) }));
}

/** The rows of some keys, ready, in windows; none of a batch that is not calculated. */
export async function* windowsOfKeys(
  deps: Deps,
  place: Place | undefined,
  keys: PackedKeys,
  wanted?: ReadonlySet<number>,
): AsyncGenerator<readonly ReadyRow[]> {
  if (!place) return;
  const { batchId, runId, table } = place;
  const read = (first: number, last: number) =>
    readRowsByKey(sqlOfPrisma(deps.db.prisma), { batchId, runId, tableNo: table.no }, keys.between(first, last));
  for await (const rows of inWindows(keys.count, read)) yield await readyRows(deps, place, rows, wanted);
}
