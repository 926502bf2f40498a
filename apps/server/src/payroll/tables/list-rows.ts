import type { Program, TablePlan } from '@wagewright/calc-engine';
import type { InputOf } from '@wagewright/contracts';
import { listRows as contract } from '@wagewright/contracts/payroll/tables';
import { cellErrorsOf, listResultRows, type ResultRow, readLineDays, readPayeeWindow, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';
import { datedLinesOf } from './dated-lines.ts';
import { findTable } from './find-table.ts';
import { formatCells } from './format-cell.ts';
import { lineOwner } from './line-owner.ts';

type Window = InputOf<typeof contract>;

/** Neither sorted nor filtered, of a table that has one row for each payee: found by the payees' numbers. */
const isPlain = ({ search, conditions, sort }: Window, table: TablePlan, { currentRun }: ShownBatch): boolean =>
  !search && conditions.length === 0 && !sort && table.lines === 'one' && currentRun?.upToStep === null;

async function readWindow(deps: Deps, batch: ShownBatch, runId: number, table: TablePlan, input: Window) {
  const { batchId } = input;
  if (isPlain(input, table, batch)) {
    const rows = await readPayeeWindow(deps.db.reads, { ...input, runId, tableNo: table.no });
    return { rows, total: batch.payeeCount };
  }
  return await listResultRows(sqlOfPrisma(deps.db.prisma), { ...input, batchId, runId, tableNo: table.no, columns: table.columns });
}

type Errors = ReadonlyMap<string, string>;
const noErrors: Errors = new Map();
const placeOf = ({ employeeId, line }: { employeeId: number; line: number }): string => `${employeeId} ${line}`;

/** The codes of failed cells, by column, of each row that has some. */
async function readErrors(deps: Deps, runId: number, table: TablePlan, rows: readonly ResultRow[]): Promise<(row: ResultRow) => Errors> {
  const employeeIds = rows.filter(({ errors }) => errors > 0).map(({ employeeId }) => employeeId);
  if (employeeIds.length === 0) return () => noErrors;
  const errors = Map.groupBy(await cellErrorsOf(sqlOfPrisma(deps.db.prisma), { runId, tableNo: table.no, employeeIds }), placeOf);
  return (row) => new Map(errors.get(placeOf(row))?.map(({ column, code }) => [column, code]));
}

/** The days that rows are about, where a table's lines are parts of the period. */
async function readDays(deps: Deps, batchId: number, program: Program, table: TablePlan, rows: readonly ResultRow[]) {
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

export const listRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, input.table);
  if (batch.currentRunId === null) return { total: 0, rows: [] };
  const { rows, total } = await readWindow(deps, batch, batch.currentRunId, table, input);
  const errorsOf = await readErrors(deps, batch.currentRunId, table, rows);
  const daysOf = await readDays(deps, batchId, program, table, rows);
  return {
    total,
    rows: rows.map((row) => {
      const { v, t, ...shown } = row;
      return { ...shown, ...lineOwner(row), days: daysOf(row), cells: formatCells(table.columns, { v, t }, errorsOf(row)) };
    }),
  };
});
