import { AppError } from '@wagewright/contracts';
import { explainCell as contract } from '@wagewright/contracts/payroll/tables';
import { cellErrorsOf, readStoredRows, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { explainShared } from './explain-shared.ts';
import { explainValue } from './explain-value.ts';
import { findColumn, findTable, viewColumn } from './find-table.ts';
import { formatCells } from './format-cell.ts';

export const explainCell = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, employeeId, line } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, input.table);
  const column = findColumn(table, input.column);
  if (!batch.currentRun) throw new AppError('NOT_FOUND', { what: 'result of batch', id: batchId });
  const sql = sqlOfPrisma(deps.db.prisma);
  const runId = batch.currentRun.id;
  const stored = await readStoredRows(sql, { runId, employeeId, tableNumbers: [table.no] });
  const row = stored.find((candidate) => candidate.line === line);
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const errors = await cellErrorsOf(sql, { runId, tableNo: table.no, employeeIds: [employeeId] });
  const failed = errors.filter((error) => error.line === line);
  const explanation =
    table.lines === 'shared'
      ? await explainShared(sql, program, { runId, table, column, row })
      : await explainValue(sql, program, { batchId, employeeId, audience: 'payroll' }, { table: table.code, column: column.code, line });
  return {
    column: viewColumn(column),
    value: formatCells([column], row, new Map(failed.map((error) => [error.column, error.code])))[0] ?? null,
    sameEngine: batch.currentRun.engineVersion === program.engineVersion,
    explanation,
  };
});
