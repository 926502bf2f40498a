import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { cellErrorsOf, readStoredRows, type Sql } from '@wagewright/db';
import { explainShared } from './explain-shared.ts';
import { explainValue, type LookedBackTo } from './explain-value.ts';
import { findColumn, findTable, viewColumn } from './find-table.ts';
import { formatCells } from './format-cell.ts';

/** A result: of a batch, or of a run beside it with input of its own. */
interface Result {
  readonly batchId: number;
  readonly runId: number;
  readonly engineVersion: string;
  readonly ownInput?: boolean;
  readonly lookedBack?: LookedBackTo | undefined;
}

interface Place {
  readonly table: string;
  readonly column: string;
  /** 0 in a table that all employees share. */
  readonly employeeId: number;
  readonly line: number;
}

/**
 * A stored cell with how it came about.
 * @param program what the result was calculated by
 * @throws AppError NOT_FOUND
 */
export async function explainStored(sql: Sql, program: Program, result: Result, place: Place) {
  const { batchId, runId, ownInput = false, lookedBack } = result;
  const { employeeId, line } = place;
  const table = findTable(program, place.table);
  const column = findColumn(table, place.column);
  const stored = await readStoredRows(sql, { runId, employeeId, tableNumbers: [table.no] });
  const row = stored.find((candidate) => candidate.line === line);
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const errors = await cellErrorsOf(sql, { runId, tableNo: table.no, employeeIds: [employeeId] });
  const failed = errors.filter((error) => error.line === line);
  const whose = { batchId, employeeId, audience: 'payroll', runId, ownInput, lookedBack } as const;
  const explanation =
    table.lines === 'shared'
      ? await explainShared(sql, program, { runId, table, column, row })
      : await explainValue(sql, program, whose, { table: table.code, column: column.code, line });
  return {
    column: viewColumn(column),
    value: formatCells([column], row, new Map(failed.map((error) => [error.column, error.code])))[0] ?? null,
    sameEngine: result.engineVersion === program.engineVersion,
    explanation,
  };
}
